import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { formatTotal } from '@getaway/web-kit/format/money';
import { emptyBilling } from '../../card/billing-address.ts';
import { billingErrors } from '../../card/billing.ts';
import { BillingFields } from '../../card/billing-fields.tsx';
import { CardField } from '../../card/card-field.tsx';
import { focusFirstFault } from '../../ui/focus-first-fault.ts';
import styles from './pay-balance.module.css';
import { payWithCard, type LinkPaymentOutcome } from './pay-by-link.ts';

interface PayFormProps {
  token: string;
  /** What the page shows, and what the card is charged. */
  amount: string;
  onOutcome: (outcome: Exclude<LinkPaymentOutcome, { status: 'declined' }>) => void;
}

export function PayForm({ token, amount, onOutcome }: PayFormProps): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  const form = useRef<HTMLFormElement>(null);
  const [billing, setBilling] = useState(emptyBilling);
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const errors = billingErrors(billing);
  const button = `Pay ${formatTotal(amount)}`;

  const pay = async () => {
    setSubmitted(true);
    if (Object.keys(errors).length > 0) return focusFirstFault(form.current);
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || busy) return undefined;
    setDeclined(undefined);
    setBusy(true);
    const outcome = await payWithCard({ stripe, card, token, amount, billing });
    setBusy(false);
    return outcome.status === 'declined' ? setDeclined(outcome.message) : onOutcome(outcome);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Payment by card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <BillingFields
        billing={billing}
        errors={submitted ? errors : {}}
        onChange={(changes) => setBilling((last) => ({ ...last, ...changes }))}
      />
      <CardField declined={declined} button={button} onChange={() => setDeclined(undefined)} />
      <Button type="submit" className={styles.pay} disabled={busy} aria-busy={busy}>
        {busy ? 'Paying…' : button}
      </Button>
    </form>
  );
}
