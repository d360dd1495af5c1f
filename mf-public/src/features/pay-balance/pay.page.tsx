import { useEffect, useState, type ReactNode } from 'react';
import { useCardProvider } from '../../card/card-provider.ts';
import { PayForm } from '../../card/pay-form.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { DueSummary } from './due-summary.tsx';
import { LinkNote } from './link-note.tsx';
import { linkToken, readLink, type LinkState, type OpenLink } from './link-state.ts';
import styles from './pay-balance.module.css';
import { payWithCard, type LinkPaymentOutcome } from './pay-by-link.ts';

/** The page behind a payment link: reading it charges nothing, its button does. */
export function PayPage(): ReactNode {
  const [state, setState] = useState<LinkState>({ status: 'loading' });
  /** Whether something else became due while the guest was paying. */
  const [isChanged, setChanged] = useState(false);

  useEffect(() => {
    let isWanted = true;
    const read = () => {
      void readLink(linkToken()).then((next) => isWanted && setState(next));
    };
    read();
    // Another link may be opened in the same tab.
    window.addEventListener('hashchange', read);
    return () => {
      isWanted = false;
      window.removeEventListener('hashchange', read);
    };
  }, []);

  const retry = () => {
    setState({ status: 'loading' });
    void readLink(linkToken()).then(setState);
  };
  const take = (outcome: LinkPaymentOutcome) => {
    setChanged(outcome.status === 'changed');
    setState(outcome.state);
  };

  return (
    <div className={styles.page}>
      <PageHead title="Pay for your stay" description="Pay what is due for your stay by card." hidden />
      {state.status === 'open' ? (
        <Due link={state.link} isChanged={isChanged} onOutcome={take} />
      ) : state.status === 'loading' ? (
        <>
          <h1>Pay for your stay</h1>
          <Loading>Loading your payment…</Loading>
          <NeedsScript what="Paying by card" />
        </>
      ) : (
        <LinkNote state={state} onRetry={retry} />
      )}
    </div>
  );
}

interface DueProps {
  link: OpenLink;
  isChanged: boolean;
  onOutcome: (outcome: LinkPaymentOutcome) => void;
}

function Due({ link, isChanged, onOutcome }: DueProps): ReactNode {
  const provider = useCardProvider();
  const changed = useSeen<HTMLParagraphElement>(isChanged ? link.due.amount : undefined);
  return (
    <>
      <h1>{link.booking.firstName}, pay for your stay</h1>
      <div className={styles.columns}>
        <DueSummary link={link} />
        <div className={styles.payment}>
          {isChanged && (
            <p ref={changed} className={styles.changed} role="alert" tabIndex={-1}>
              The amount due has changed. You haven’t been charged. Please check the new amount before you
              pay.
            </p>
          )}
          {provider.status === 'loading' && <Loading>Loading the card form…</Loading>}
          {provider.status === 'failed' && <LoadFailed what="the card form" onTryAgain={provider.tryAgain} />}
          {provider.status === 'ready' && (
            <PayForm
              stripe={provider.stripe}
              amount={link.due.amount}
              pay={(source) => payWithCard(source, { token: linkToken(), amount: link.due.amount })}
              onOutcome={onOutcome}
            />
          )}
        </div>
      </div>
    </>
  );
}
