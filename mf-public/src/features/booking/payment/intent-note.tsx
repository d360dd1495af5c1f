import type { ReactNode } from 'react';
import type { Quote } from '@getaway/contracts/http/quote';
import { formatInstant } from '@getaway/kernel/format-instant';
import { formatDay } from '@getaway/web-kit/format/dates';
import { formatTotal } from '@getaway/web-kit/format/money';
import { property } from '../../../property.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { HeldStay } from './check-payment.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import type { PreparedIntent } from './prepare-intent.ts';
import { PaymentProblem } from './payment-problem.tsx';
import styles from './payment.module.css';
import type { IntentState } from './use-payment-intent.ts';

interface IntentNoteProps {
  intent: IntentState;
  draft: BookingDraft;
  quote: Quote | undefined;
  busy: boolean;
  onPrepareAgain: () => void;
  onRenew: () => void;
  onHoldOver: () => void;
}

/** How far the payment is prepared, and how long the dates are held. */
export function IntentNote(props: IntentNoteProps): ReactNode {
  const { intent, draft, quote, busy, onPrepareAgain, onRenew, onHoldOver } = props;
  switch (intent.status) {
    case 'preparing':
      // Reserved already: nothing is left to prepare.
      return draft.reservation ? null : <Loading>Preparing your booking</Loading>;
    case 'ready':
      if (intent.intent.reservation) return <ReservedNote reservation={intent.intent.reservation} />;
      if (intent.intent.nightsHeld === false) return <NotHeldNote method={draft.paymentMethod} />;
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
      if (draft.paymentMethod === 'alternative') return null;
      return (
        <PaymentProblem
          text={
            intent.tooSmall
              ? 'Card payments start at $0.50. Please choose the other payment method.'
              : 'We couldn’t prepare your payment. You haven’t been charged.'
          }
          action="Try again"
          onAct={onPrepareAgain}
        />
      );
    case 'hold-over':
      return (
        <PaymentProblem
          text="We’re no longer holding your dates. You haven’t been charged."
          isSought={intent.atPayment}
          action="Hold my dates again"
          onAct={onPrepareAgain}
        />
      );
    case 'changed':
      return (
        <PaymentProblem
          isSought
          text={`You changed this booking in another tab. It’s now ${stayInWords(intent.held)} for ${formatTotal(intent.held.quote.total)}. You haven’t been charged here.`}
          action={
            draft.dates.status === 'stay' && quote
              ? `Book ${stayInWords({ checkInDate: draft.dates.checkIn, checkOutDate: draft.dates.checkOut })} for ${formatTotal(quote.total)} instead`
              : 'Hold my dates again'
          }
          onAct={onPrepareAgain}
        />
      );
    default:
      return intent satisfies never;
  }
}

/** The nights are beyond the limits on unpaid ones: what that means for each way to pay. */
function NotHeldNote({ method }: { method: BookingDraft['paymentMethod'] }): ReactNode {
  return (
    <div className={styles.hold} role="status">
      <Icon name="clock" size={20} />
      <p>
        {method === 'card'
          ? 'Right now we can’t hold your dates while you pay. They’re yours as soon as your card payment goes through. If someone else books them first, you’ll get a full refund automatically.'
          : 'We may ask you to confirm your reservation by email before we hold your dates. To book right away, pay by card.'}
      </p>
    </div>
  );
}

function ReservedNote({
  reservation,
}: {
  reservation: NonNullable<PreparedIntent['reservation']>;
}): ReactNode {
  const { bookingReference, paymentDueAt } = reservation;
  return (
    <div className={styles.hold} role="status">
      <Icon name="clock" size={20} />
      <p>
        You have a reservation for these dates (<strong>{bookingReference}</strong>). Pay by card now to
        confirm it right away.
        {paymentDueAt !== null && (
          <>
            {' '}
            Otherwise it stays reserved until{' '}
            <strong>{formatInstant(paymentDueAt, property.timeZone)}</strong>.
          </>
        )}
      </p>
    </div>
  );
}

function stayInWords({ checkInDate, checkOutDate }: Pick<HeldStay, 'checkInDate' | 'checkOutDate'>): string {
  return `${formatDay(checkInDate)} to ${formatDay(checkOutDate)}`;
}
