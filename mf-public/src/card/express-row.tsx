import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  AvailablePaymentMethods,
  Stripe,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { useState, type ReactNode } from 'react';
import type { PaymentSource } from './confirm-payment.ts';
import { DeclinedNote } from './declined-note.tsx';
import { expressOptions } from './elements-options.ts';
import styles from './express-row.module.css';
import { PaymentElements } from './payment-elements.tsx';

interface ExpressRowProps {
  stripe: Stripe;
  /** Dollars; what the wallet shows. */
  amount: string;
  /** Whether a press can lead to a payment now. */
  isReady: boolean;
  /** What approving the payment in the wallet does. */
  note?: string;
  /** The provider's words about the last attempt with a wallet. */
  declined: string | undefined;
  /** Charges the wallet's card once the guest has approved it. Returns whether it was charged. */
  pay: (source: PaymentSource) => Promise<boolean>;
}

/**
 * Apple Pay and Google Pay, where the provider's account and the browser have them. Anywhere else nothing is shown, and
 * nothing moves. It has a group of elements of its own, so that a wallet never waits for the card form's fields.
 */
export function ExpressRow({ stripe, amount, ...row }: ExpressRowProps): ReactNode {
  return (
    <PaymentElements stripe={stripe} amount={amount}>
      <Wallets {...row} />
    </PaymentElements>
  );
}

function Wallets({ isReady, note, declined, pay }: Omit<ExpressRowProps, 'stripe' | 'amount'>): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  const [isShown, setShown] = useState(false);

  const confirm = async ({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) => {
    const isPaid = stripe && elements && (await pay({ stripe, elements }));
    if (!isPaid) paymentFailed({ reason: 'fail' });
  };

  return (
    <div
      className={styles.row}
      role="group"
      aria-label="Pay with a wallet"
      data-shown={isShown}
      inert={!isShown || !isReady}
    >
      <ExpressCheckoutElement
        options={expressOptions}
        onReady={({ availablePaymentMethods }) => setShown(hasWallet(availablePaymentMethods))}
        onLoadError={() => setShown(false)}
        onClick={({ resolve, reject }) => (isReady ? resolve() : reject())}
        onConfirm={confirm}
      />
      <DeclinedNote>{declined}</DeclinedNote>
      {isShown && (
        <>
          {note && <p className={styles.note}>{note}</p>}
          <p className={styles.divider}>or pay by card</p>
        </>
      )}
    </div>
  );
}

function hasWallet(available: AvailablePaymentMethods | undefined): boolean {
  return available?.applePay === true || available?.googlePay === true;
}
