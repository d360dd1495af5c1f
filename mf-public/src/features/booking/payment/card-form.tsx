import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState, type ReactNode } from 'react';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { billingErrors } from '../../../card/billing.ts';
import { BillingFields } from '../../../card/billing-fields.tsx';
import { CardField } from '../../../card/card-field.tsx';
import { focusFirstFault } from '../../../ui/focus-first-fault.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { bookingFailed } from '../draft/messages.ts';
import type { Outdated } from './check-payment.ts';
import { payByCard, type PaymentOutcome } from './pay-by-card.ts';
import { PaymentForm } from './payment-form.tsx';
import type { PreparedIntent } from './prepare-intent.ts';
import type { Refuse } from './use-refusals.ts';

interface CardFormProps {
  draft: BookingDraft;
  /** Absent while the payment is being prepared. */
  intent: PreparedIntent | undefined;
  dispatch: (action: DraftAction) => void;
  onBusy: (busy: boolean) => void;
  onOutdated: (outdated: Outdated) => void;
  onRefused: Refuse;
  onPaid: (outcome: Extract<PaymentOutcome, { status: 'booked' | 'paid-not-saved' }>) => void;
}

export function CardForm(props: CardFormProps): ReactNode {
  const { draft, intent, dispatch, onBusy, onOutdated, onRefused, onPaid } = props;
  const stripe = useStripe();
  const elements = useElements();
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  /** The provider's words about the last attempt; they outlast their toast. */
  const [declined, setDeclined] = useState<string>();
  const errors = billingErrors(draft.billing);

  const pay = async () => {
    setSubmitted(true);
    const card = elements?.getElement(CardElement);
    if (Object.keys(errors).length > 0) return focusFirstFault(form.current);
    const { billing, details, dates } = draft;
    if (!stripe || !card || !intent || dates.status !== 'stay') return;
    setDeclined(undefined);
    onBusy(true);
    const outcome = await payByCard({
      stripe,
      card,
      intent,
      checkOut: dates.checkOut,
      billing,
      contact: details,
    });
    onBusy(false);
    switch (outcome.status) {
      case 'booked':
      case 'paid-not-saved':
        return onPaid(outcome);
      case 'changed':
      case 'hold-over':
        return onOutdated(outcome);
      case 'dates-taken':
        return onRefused(outcome.error, bookingFailed);
      case 'declined':
      case 'not-booked': {
        const title = outcome.status === 'declined' ? 'Payment Failed' : 'Booking Not Confirmed';
        setDeclined(outcome.message);
        return toast({ title, description: outcome.message, variant: 'destructive' });
      }
      default:
        return outcome satisfies never;
    }
  };

  return (
    <PaymentForm ref={form} label="Payment by card" onSubmit={pay}>
      <BillingFields
        billing={draft.billing}
        errors={submitted ? errors : {}}
        onChange={(changes) => dispatch({ type: 'billing-changed', changes })}
      />
      <CardField declined={declined} button="Complete" onChange={() => setDeclined(undefined)} />
    </PaymentForm>
  );
}
