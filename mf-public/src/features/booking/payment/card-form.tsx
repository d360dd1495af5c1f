import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useRef, useState, type ReactNode } from 'react';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { billingDetails } from '../../../card/billing-address.ts';
import { billingErrors } from '../../../card/billing.ts';
import { BillingFields } from '../../../card/billing-fields.tsx';
import { CardField } from '../../../card/card-field.tsx';
import type { PaymentSource } from '../../../card/confirm-payment.ts';
import { ExpressRow } from '../../../card/express-row.tsx';
import { PaymentElements } from '../../../card/payment-elements.tsx';
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
  stripe: Stripe;
  /** Dollars that the page shows. */
  amount: string;
  draft: BookingDraft;
  /** Absent while the payment is being prepared. */
  intent: PreparedIntent | undefined;
  busy: boolean;
  dispatch: (action: DraftAction) => void;
  onBusy: (busy: boolean) => void;
  onOutdated: (outdated: Outdated) => void;
  onRefused: Refuse;
  onPaid: (outcome: Extract<PaymentOutcome, { status: 'booked' | 'paid-not-saved' }>) => void;
}

/** Both ways to pay by card: with a wallet, where there is one, and by typing the card. */
export function CardForm(props: CardFormProps): ReactNode {
  const { stripe, amount, draft, intent, busy, dispatch, onBusy, onOutdated, onRefused, onPaid } = props;
  const { toast } = useToast();
  /** The provider's words about the last attempt, which outlast their toast, and by which way it was made. */
  const [declined, setDeclined] = useState<{ by: 'card' | 'wallet'; message: string }>();
  const declinedBy = (way: 'card' | 'wallet') => (declined?.by === way ? declined.message : undefined);

  /** Returns whether anything was charged. */
  const pay = async (source: PaymentSource): Promise<boolean> => {
    const { dates } = draft;
    if (!intent || dates.status !== 'stay') return false;
    setDeclined(undefined);
    onBusy(true);
    const outcome = await payByCard(source, intent, dates.checkOut);
    onBusy(false);
    switch (outcome.status) {
      case 'booked':
      case 'paid-not-saved':
        onPaid(outcome);
        return true;
      case 'changed':
      case 'hold-over':
        onOutdated(outcome);
        return false;
      case 'dates-taken':
        onRefused(outcome.error, bookingFailed);
        return false;
      case 'declined':
      case 'not-booked': {
        const title = outcome.status === 'declined' ? 'Payment Failed' : 'Booking Not Confirmed';
        setDeclined({ by: source.billing ? 'card' : 'wallet', message: outcome.message });
        toast({ title, description: outcome.message, variant: 'destructive' });
        return outcome.status === 'not-booked';
      }
      default:
        return outcome satisfies never;
    }
  };

  return (
    <>
      <ExpressRow
        stripe={stripe}
        amount={amount}
        isReady={intent !== undefined && !busy}
        note="Approving the payment in your wallet books your stay, as Complete does. The terms below apply."
        declined={declinedBy('wallet')}
        pay={pay}
      />
      <PaymentElements stripe={stripe} amount={amount}>
        <TypedCardForm
          draft={draft}
          declined={declinedBy('card')}
          dispatch={dispatch}
          onTyped={() => setDeclined(undefined)}
          pay={pay}
        />
      </PaymentElements>
    </>
  );
}

interface TypedCardFormProps extends Pick<CardFormProps, 'draft' | 'dispatch'> {
  declined: string | undefined;
  onTyped: () => void;
  pay: (source: PaymentSource) => Promise<boolean>;
}

function TypedCardForm({ draft, declined, dispatch, onTyped, pay }: TypedCardFormProps): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const errors = billingErrors(draft.billing);

  const submit = async () => {
    setSubmitted(true);
    if (Object.keys(errors).length > 0) return focusFirstFault(form.current);
    if (stripe && elements)
      await pay({ stripe, elements, billing: billingDetails(draft.billing, draft.details) });
  };

  return (
    <PaymentForm ref={form} label="Payment by card" onSubmit={submit}>
      <BillingFields
        billing={draft.billing}
        errors={submitted ? errors : {}}
        onChange={(changes) => dispatch({ type: 'billing-changed', changes })}
      />
      <CardField declined={declined} button="Complete" onChange={onTyped} />
    </PaymentForm>
  );
}
