import { useState, type ReactNode } from 'react';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useCardProvider } from '../../card/card-provider.ts';
import { PayForm } from '../../card/pay-form.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { cardholderOf } from './cardholder.ts';
import { payStayByCard, type StayPaymentOutcome } from './pay-stay-by-card.ts';
import { useOpenStay } from './stay-context.ts';
import styles from './stay.module.css';

/** Charges exactly the amount that the page shows. */
export function PayByCard({ onEnd }: { onEnd: () => void }): ReactNode {
  const { view, calls, refresh, done } = useOpenStay();
  const provider = useCardProvider();
  const [isChanged, setChanged] = useState(false);
  const { amount } = view.canPay;
  const changed = useSeen<HTMLParagraphElement>(isChanged ? amount : undefined);

  const take = (outcome: StayPaymentOutcome) => {
    switch (outcome.status) {
      case 'changed':
        setChanged(true);
        return void refresh();
      case 'not-now':
        onEnd();
        return void done(outcome.message);
      case 'paid':
        onEnd();
        return void done(`Thank you! Your payment of ${formatTotal(amount)} went through.`);
      case 'received':
        onEnd();
        return void done(
          'Your payment went through. We’re confirming it now and will email you shortly. Please don’t pay again.',
        );
      default:
        return outcome satisfies never;
    }
  };

  if (provider.status === 'loading') return <Loading>Loading the card form…</Loading>;
  if (provider.status === 'failed') return <LoadFailed what="the card form" onTryAgain={provider.tryAgain} />;
  return (
    <>
      {isChanged && (
        <p ref={changed} className={styles.changed} role="alert" tabIndex={-1}>
          The amount due has changed. You haven’t been charged. Please check the new amount before you pay.
        </p>
      )}
      <PayForm
        stripe={provider.stripe}
        amount={amount}
        cardholder={cardholderOf(view)}
        pay={(source) => payStayByCard(calls, source, amount)}
        onOutcome={take}
      />
    </>
  );
}
