import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { formatTotal } from '@getaway/web-kit/format/money';
import { focusFirstFault } from '../ui/focus-first-fault.ts';
import { Form } from '../ui/form.tsx';
import { billingDetails, emptyBilling, type BillingAddress } from './billing-address.ts';
import { billingErrors } from './billing.ts';
import { BillingFields } from './billing-fields.tsx';
import { CardField } from './card-field.tsx';
import { checkEntered, type PaymentSource } from './confirm-payment.ts';
import { ExpressRow } from './express-row.tsx';
import styles from './pay-form.module.css';
import { PaymentElements } from './payment-elements.tsx';

/** Nothing was charged, and the guest can try again. */
export interface Declined {
  readonly status: 'declined';
  readonly message: string;
}

/** The outcomes after which nothing was charged: a wallet says so, too. */
const uncharged: readonly string[] = ['declined', 'changed', 'not-now'];

interface PayFormProps<Outcome extends { status: string }> {
  stripe: Stripe;
  /** What the page shows, and what is charged. */
  amount: string;
  /** Prefills the name on the card, if it is known. */
  cardholder?: Pick<BillingAddress, 'firstName' | 'lastName'>;
  pay: (source: PaymentSource) => Promise<Outcome | Declined>;
  onOutcome: (outcome: Outcome) => void;
}

/** Pays an amount by card, or with a wallet where there is one. */
export function PayForm<Outcome extends { status: string }>(props: PayFormProps<Outcome>): ReactNode {
  const { stripe, amount, cardholder, pay, onOutcome } = props;
  const [busy, setBusy] = useState(false);
  const [declined, setDeclined] = useState<{ by: 'card' | 'wallet'; message: string }>();

  const attempt = async (source: PaymentSource): Promise<boolean> => {
    if (busy) return false;
    setDeclined(undefined);
    setBusy(true);
    const fault = await checkEntered(source);
    const outcome =
      fault === undefined ? await pay(source) : ({ status: 'declined', message: fault } as const);
    setBusy(false);
    if (isDeclined(outcome))
      setDeclined({ by: source.billing ? 'card' : 'wallet', message: outcome.message });
    else onOutcome(outcome);
    return !uncharged.includes(outcome.status);
  };
  const declinedBy = (way: 'card' | 'wallet') => (declined?.by === way ? declined.message : undefined);

  return (
    <div className={styles.ways}>
      <ExpressRow
        stripe={stripe}
        amount={amount}
        isReady={!busy}
        declined={declinedBy('wallet')}
        pay={attempt}
      />
      <PaymentElements stripe={stripe} amount={amount}>
        <CardPayForm
          button={`Pay ${formatTotal(amount)}`}
          cardholder={cardholder}
          busy={busy}
          declined={declinedBy('card')}
          onTyped={() => setDeclined(undefined)}
          pay={attempt}
        />
      </PaymentElements>
    </div>
  );
}

interface CardPayFormProps {
  button: string;
  cardholder: Pick<BillingAddress, 'firstName' | 'lastName'> | undefined;
  busy: boolean;
  declined: string | undefined;
  onTyped: () => void;
  pay: (source: PaymentSource) => Promise<unknown>;
}

function CardPayForm({ button, cardholder, busy, declined, onTyped, pay }: CardPayFormProps): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  const form = useRef<HTMLFormElement>(null);
  const [billing, setBilling] = useState<BillingAddress>({ ...emptyBilling, ...cardholder });
  const [submitted, setSubmitted] = useState(false);
  const errors = billingErrors(billing);

  const submit = async () => {
    setSubmitted(true);
    if (Object.keys(errors).length > 0) return focusFirstFault(form.current);
    if (!stripe || !elements) return undefined;
    return pay({ stripe, elements, billing: billingDetails(billing) });
  };

  return (
    <Form ref={form} className={styles.form} aria-label="Payment by card" onSend={submit}>
      <BillingFields
        billing={billing}
        errors={submitted ? errors : {}}
        onChange={(changes) => setBilling((last) => ({ ...last, ...changes }))}
      />
      <CardField declined={declined} button={button} onChange={onTyped} />
      <Button type="submit" className={styles.pay} disabled={busy} aria-busy={busy}>
        {busy ? 'Paying…' : button}
      </Button>
    </Form>
  );
}

function isDeclined(outcome: { status: string }): outcome is Declined {
  return outcome.status === 'declined';
}
