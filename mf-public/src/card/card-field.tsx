import { PaymentElement } from '@stripe/react-stripe-js';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from '../ui/load-failed.tsx';
import styles from './card.module.css';
import { useCardProvider } from './card-provider.ts';
import { DeclinedNote } from './declined-note.tsx';
import { cardFormOptions } from './elements-options.ts';

const testCardWords =
  'This is a test: no money moves. Pay with 4242 4242 4242 4242, any future date, and any CVC.';

interface CardFieldProps {
  /** The provider's words about the last attempt. */
  declined: string | undefined;
  /** The button that charges the card, as the guest sees it. */
  button: string;
  /** Called when the card is typed again. */
  onChange: () => void;
}

/** The provider's card form, which says itself what is wrong with the card. */
export function CardField({ declined, button, onChange }: CardFieldProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const provider = useCardProvider();
  const tryAgain = () => {
    setFailed(false);
    setAttempt((last) => last + 1);
  };
  return (
    <fieldset>
      <legend className={styles.legend}>Card</legend>
      {hasFailed ? (
        <LoadFailed what="the card form" onTryAgain={tryAgain} />
      ) : (
        <div className={styles.card}>
          <PaymentElement
            key={attempt}
            options={cardFormOptions}
            onChange={onChange}
            onLoadError={() => setFailed(true)}
          />
        </div>
      )}
      <DeclinedNote>{declined}</DeclinedNote>
      <p className={styles.small}>
        {provider.status === 'ready' && provider.isTest
          ? testCardWords
          : `Your card is charged when you press ${button}.`}
      </p>
    </fieldset>
  );
}
