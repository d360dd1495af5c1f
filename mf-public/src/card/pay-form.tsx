import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { formatTotal } from '@getaway/web-kit/format/money';
import { focusFirstFault } from '../ui/focus-first-fault.ts';
import { emptyBilling, type BillingAddress } from './billing-address.ts';
import { billingErrors } from './billing.ts';
import { BillingFields } from './billing-fields.tsx';
import { CardField } from './card-field.tsx';
import { Form } from '../ui/form.tsx';
import styles from './pay-form.module.css';

/** What the guest entered to pay with. */
export interface TypedCard {
  readonly stripe: Stripe;
  readonly card: StripeCardElement;
  readonly billing: BillingAddress;
}

/** Nothing was charged, and the guest can try again. */
export interface Declined {
  readonly status: 'declined';
  readonly message: string;
}

interface PayFormProps<Outcome extends { status: string }> {
  /** What the page shows, and what the card is charged. */
  amount: string;
  /** Prefills the name on the card, if it is known. */
  cardholder?: Pick<BillingAddress, 'firstName' | 'lastName'>;
  pay: (typed: TypedCard) => Promise<Outcome | Declined>;
  onOutcome: (outcome: Outcome) => void;
}

/** Pays an amount by card, within the provider's `Elements`. */
export function PayForm<Outcome extends { status: string }>(props: PayFormProps<Outcome>): ReactNode {
  const { amount, cardholder, pay, onOutcome } = props;
  const stripe = useStripe();
  const elements = useElements();
  const form = useRef<HTMLFormElement>(null);
  const [billing, setBilling] = useState<BillingAddress>({ ...emptyBilling, ...cardholder });
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const errors = billingErrors(billing);
  const button = `Pay ${formatTotal(amount)}`;

  const submit = async () => {
    setSubmitted(true);
    if (Object.keys(errors).length > 0) return focusFirstFault(form.current);
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || busy) return undefined;
    setDeclined(undefined);
    setBusy(true);
    const outcome = await pay({ stripe, card, billing });
    setBusy(false);
    return isDeclined(outcome) ? setDeclined(outcome.message) : onOutcome(outcome);
  };

  return (
    <Form ref={form} className={styles.form} aria-label="Payment by card" onSend={submit}>
      <BillingFields
        billing={billing}
        errors={submitted ? errors : {}}
        onChange={(changes) => setBilling((last) => ({ ...last, ...changes }))}
      />
      <CardField declined={declined} button={button} onChange={() => setDeclined(undefined)} />
      <Button type="submit" className={styles.pay} disabled={busy} aria-busy={busy}>
        {busy ? 'Paying…' : button}
      </Button>
    </Form>
  );
}

function isDeclined(outcome: { status: string }): outcome is Declined {
  return outcome.status === 'declined';
}
