import type { ReactNode } from 'react';
import { Loading } from '../../../ui/loading.tsx';
import type { BookingDraft } from '../wizard/booking-draft.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { Trouble } from './trouble.tsx';
import type { IntentState } from './use-payment-intent.ts';

interface IntentNoteProps {
  intent: IntentState;
  method: BookingDraft['paymentMethod'];
  busy: boolean;
  onPrepareAgain: () => void;
  onRenew: () => void;
  onHoldOver: () => void;
}

/** How far the payment is prepared, and how long the dates are held. */
export function IntentNote(props: IntentNoteProps): ReactNode {
  const { intent, method, busy, onPrepareAgain, onRenew, onHoldOver } = props;
  switch (intent.status) {
    case 'preparing':
      return <Loading>Preparing your booking</Loading>;
    case 'ready':
      return (
        <HoldCountdown
          expiresAt={intent.intent.holdExpiresAt}
          isLast={intent.intent.isLastHold}
          onRenew={onRenew}
          // While the card is being charged the provider decides, not the clock.
          onOver={busy ? () => undefined : onHoldOver}
        />
      );
    case 'failed':
      // Dates can be reserved without a hold before.
      if (method === 'alternative') return null;
      return (
        <Trouble
          text={
            intent.tooSmall
              ? 'Cards are charged from $0.50 on. Please choose the other way to pay.'
              : 'The payment could not be prepared. Nothing has been charged.'
          }
          action="Try again"
          onAct={onPrepareAgain}
        />
      );
    case 'hold-over':
      return (
        <Trouble
          text="Your dates are no longer held. Nothing has been charged."
          action="Hold my dates again"
          onAct={onPrepareAgain}
        />
      );
    default:
      return intent satisfies never;
  }
}
