import { CardElement } from '@stripe/react-stripe-js';
import { useState, type ReactNode } from 'react';
import { themeColour } from '@getaway/web-kit/theme/theme-colour';
import { useSeen } from '../ui/use-seen.ts';
import styles from './card.module.css';
import { cardOptions } from './card-options.ts';
import { useCardProvider } from './card-provider.ts';

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

/** The provider's card field, with what is wrong with the card. */
export function CardField({ declined, button, onChange }: CardFieldProps): ReactNode {
  // Made when the field is: the provider's frame cannot read the theme.
  const [options] = useState(() => cardOptions(themeColour));
  const [cardError, setCardError] = useState<string>();
  const refusal = useSeen<HTMLParagraphElement>(declined);
  const provider = useCardProvider();
  return (
    <fieldset>
      <legend className={styles.legend}>Card</legend>
      <div className={styles.card} data-invalid={cardError !== undefined || declined !== undefined}>
        <CardElement
          options={options}
          onChange={({ error }) => {
            setCardError(error?.message);
            onChange();
          }}
        />
      </div>
      {cardError && (
        <p className={styles.cardError} role="alert">
          {cardError}
        </p>
      )}
      {declined && (
        <p ref={refusal} className={styles.cardError} tabIndex={-1}>
          {declined}
        </p>
      )}
      <p className={styles.small}>
        {provider.status === 'ready' && provider.isTest
          ? testCardWords
          : `Your card is charged when you press ${button}.`}
      </p>
    </fieldset>
  );
}
