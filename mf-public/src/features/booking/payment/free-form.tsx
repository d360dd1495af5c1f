import type { ReactNode } from 'react';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { intentFailed } from '../draft/messages.ts';
import { outdatedBy, shownStay, type Outdated } from './check-payment.ts';
import { completeStay } from './complete-stay.ts';
import { PaymentForm } from './payment-form.tsx';
import type { PreparedIntent } from './prepare-intent.ts';
import type { Refuse } from './use-refusals.ts';

interface FreeFormProps {
  intent: PreparedIntent;
  checkOut: CalendarDate;
  onOutdated: (outdated: Outdated) => void;
  onRefused: Refuse;
  onBusy: (busy: boolean) => void;
  onBooked: (outcome: { status: 'booked'; reference: string }) => void;
}

/** In place of the card when a promotion code leaves nothing to pay: the hold alone is completed. */
export function FreeForm(props: FreeFormProps): ReactNode {
  const { intent, checkOut, onBusy, onOutdated, onRefused, onBooked } = props;

  const book = async () => {
    onBusy(true);
    try {
      const { bookingReference } = await completeStay({
        holdId: intent.holdId,
        shown: shownStay(intent, checkOut),
      });
      onBooked({ status: 'booked', reference: bookingReference });
    } catch (error) {
      const outdated = outdatedBy(error);
      if (outdated) onOutdated(outdated);
      else onRefused(error, intentFailed);
    } finally {
      onBusy(false);
    }
  };

  return (
    <PaymentForm label="Nothing to pay" onSubmit={book}>
      <p>Your promo code covers everything, so you owe nothing. Press Complete to book your stay.</p>
    </PaymentForm>
  );
}
