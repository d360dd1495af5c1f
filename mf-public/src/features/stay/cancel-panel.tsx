import { useState, type ReactNode } from 'react';
import {
  cancellationPreviewSchema,
  cancelStay,
  previewStayCancellation,
  type StayCancellationPreview,
} from '@getaway/contracts/http/stay-cancellation';
import {
  arrangedRefundWords,
  canceledWords,
  refundTermsWords,
} from '@getaway/contracts/http/stay-refund-words';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { property } from '../../property.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { moneyBackWords } from './money-back-words.ts';
import styles from './panel.module.css';
import { PartFailed } from './part-failed.tsx';
import { newFigures, refusalOf, refusalWords } from './refusal.ts';
import { sendAct } from './send-act.ts';
import { isArranged } from './stay-words.ts';
import { useOpenStay } from './stay-context.ts';
import { stateOfStay } from './stay-state.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** Shows the refund, and cancels only after a second word. */
export function CancelPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { view, calls } = useOpenStay();
  const { state, retry } = useLoaded(() => calls.call(previewStayCancellation), stateOfStay(view));
  switch (state.status) {
    case 'loading':
      return <Loading>Calculating your refund…</Loading>;
    case 'failed':
      return <PartFailed what="your refund" error={state.error} onTryAgain={retry} />;
    case 'loaded':
      // Another refund is another question, which is asked from its start.
      return <Cancellation key={state.value.refund} first={state.value} onClose={onClose} />;
    default:
      return state satisfies never;
  }
}

interface CancellationProps {
  first: StayCancellationPreview;
  onClose: () => void;
}

function Cancellation({ first, onClose }: CancellationProps): ReactNode {
  const { view, calls, done, refresh } = useOpenStay();
  const isArrangedStay = isArranged(view);
  const [preview, setPreview] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const problem = useSeen<HTMLParagraphElement>(message);

  const cancel = async () => {
    if (isBusy) return;
    setBusy(true);
    setMessage(undefined);
    try {
      const returned = await sendAct(cancelStay, { shownRefund: preview.refund }, (act) =>
        calls.call(cancelStay, act),
      );
      setAsking(false);
      onClose();
      await done(canceledWords(returned));
    } catch (error) {
      const refusal = refusalOf(error);
      // The panel goes with what it offered, so the page says why.
      if (refusal.status === 'not-now') return void done(refusal.message);
      const next = newFigures(refusal, cancellationPreviewSchema);
      if (next) setPreview(next);
      setAsking(false);
      setBusy(false);
      setMessage(
        next
          ? 'Your refund has changed since you looked. Nothing was canceled. Please check the new amount.'
          : refusalWords(refusal),
      );
      // Another tab may have changed what can be done.
      if (refusal.status === 'refused') void refresh();
    }
  };
  return (
    <div className={styles.panel}>
      {message && (
        <p ref={problem} className={styles.changed} role="alert" tabIndex={-1}>
          {message}
        </p>
      )}
      {isArrangedStay ? (
        <p>{arrangedRefundWords}</p>
      ) : (
        <Refund preview={preview} costsNothing={!isPositive(view.money.total)} />
      )}
      <Button look="quiet" onClick={() => setAsking(true)}>
        Cancel my booking
      </Button>
      {isAsking && (
        <Dialog title="Cancel this booking?" onClose={() => setAsking(false)}>
          <p>
            {moneyBackWords(preview, view)} Your dates will open up for other guests. This can’t be undone.
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => setAsking(false)}>Keep my booking</Button>
            <Button look="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void cancel()}>
              {isBusy ? 'Canceling…' : 'Yes, cancel it'}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface RefundProps {
  preview: StayCancellationPreview;
  /** The whole stay. */
  costsNothing: boolean;
}

function Refund({ preview, costsNothing }: RefundProps): ReactNode {
  const { refund, refunded, toCard, byHouse, paid } = preview;
  return (
    <>
      <dl className={styles.figures}>
        <div className={styles.figureLine}>
          <dt>Paid</dt>
          <dd>{formatTotal(paid)}</dd>
        </div>
        {isPositive(refunded) && (
          <div className={styles.figureLine}>
            <dt>Already refunded</dt>
            <dd>{formatTotal(`-${refunded}`)}</dd>
          </div>
        )}
        <div className={styles.figureLine} data-strong="true">
          <dt>You get back</dt>
          <dd>{formatTotal(refund)}</dd>
        </div>
      </dl>
      {isPositive(byHouse) && (
        <p>
          {isPositive(toCard) && `${formatTotal(toCard)} goes back to your card. `}
          We’ll return {formatTotal(byHouse)} the way you paid.
        </p>
      )}
      <p className={styles.small}>
        {refundTermsWords(preview, { timeZone: property.timeZone, costsNothing })}
      </p>
    </>
  );
}
