import { Elements } from '@stripe/react-stripe-js';
import type { ReactNode } from 'react';
import button from '../../../ui/button.module.css';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { BookingDraft } from '../wizard/booking-draft.ts';
import type { DraftAction } from '../wizard/draft-reducer.ts';
import { CardForm } from './card-form.tsx';
import { useCardProvider } from './card-provider.ts';
import { FreeForm } from './free-form.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import type { PaymentOutcome } from './pay-by-card.ts';
import styles from './payment.module.css';
import { PromoCard } from './promo-card.tsx';
import type { IntentState } from './use-payment-intent.ts';

interface PaymentStepProps {
  draft: BookingDraft;
  intent: IntentState;
  busy: boolean;
  dispatch: (action: DraftAction) => void;
  onBusy: (busy: boolean) => void;
  onPrepareAgain: () => void;
  onHoldOver: () => void;
  onPaid: (outcome: Exclude<PaymentOutcome, { status: 'declined' }>) => void;
}

export function PaymentStep(props: PaymentStepProps): ReactNode {
  const { draft, intent, busy, dispatch, onBusy, onPrepareAgain, onHoldOver, onPaid } = props;
  const provider = useCardProvider();
  const prepared = intent.status === 'ready' ? intent.intent : undefined;
  const isFree = prepared?.clientSecret === '';

  return (
    <div className={styles.step}>
      <PromoCard draft={draft} dispatch={dispatch} />
      <IntentNote intent={intent} busy={busy} onPrepareAgain={onPrepareAgain} onHoldOver={onHoldOver} />
      {prepared && isFree && <FreeForm holdId={prepared.holdId} onBusy={onBusy} onBooked={onPaid} />}
      {!isFree && provider.status === 'failed' && (
        <LoadFailed what="the card form" onTryAgain={provider.tryAgain} />
      )}
      {!isFree && provider.status === 'ready' && (
        <Elements stripe={provider.stripe}>
          <CardForm
            draft={draft}
            clientSecret={prepared?.clientSecret}
            dispatch={dispatch}
            onBusy={onBusy}
            onPaid={onPaid}
          />
        </Elements>
      )}
    </div>
  );
}

type IntentNoteProps = Pick<PaymentStepProps, 'intent' | 'busy' | 'onPrepareAgain' | 'onHoldOver'>;

function IntentNote({ intent, busy, onPrepareAgain, onHoldOver }: IntentNoteProps): ReactNode {
  switch (intent.status) {
    case 'preparing':
      return <Loading>Preparing your booking</Loading>;
    case 'ready':
      // While the card is being charged the provider decides, not the clock.
      return (
        <HoldCountdown expiresAt={intent.intent.holdExpiresAt} onOver={busy ? () => undefined : onHoldOver} />
      );
    case 'failed':
      return (
        <div className={styles.trouble} role="alert">
          <p>The payment could not be prepared. Nothing has been charged.</p>
          <AgainButton onClick={onPrepareAgain}>Try again</AgainButton>
        </div>
      );
    case 'hold-over':
      return (
        <div className={styles.trouble} role="alert">
          <p>Your dates are no longer held. Nothing has been charged.</p>
          <AgainButton onClick={onPrepareAgain}>Hold my dates again</AgainButton>
        </div>
      );
    default:
      return intent satisfies never;
  }
}

function AgainButton({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactNode {
  return (
    <button type="button" className={button.button} data-look="quiet" data-size="small" onClick={onClick}>
      {children}
    </button>
  );
}
