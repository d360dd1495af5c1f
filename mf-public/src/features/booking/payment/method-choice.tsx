import type { ReactNode } from 'react';
import { hoursInWords } from '@getaway/kernel/money-rules';
import { property } from '../../../property.ts';
import choice from '../../../ui/choice.module.css';
import { Icon } from '../../../ui/icon.tsx';
import type { BookingDraft } from '../draft/booking-draft.ts';
import styles from './method-choice.module.css';

type Method = BookingDraft['paymentMethod'];

const services = property.paymentHandles.map(({ service }) => service).join(' or ');

const methods: readonly { method: Method; name: string; what: (paymentHours: number) => string }[] = [
  { method: 'card', name: 'Card', what: () => 'Confirmed right away' },
  {
    method: 'alternative',
    name: services || 'Another way',
    what: (paymentHours) => `Reserve now, pay within ${hoursInWords(paymentHours)}`,
  },
];

interface MethodChoiceProps {
  chosen: Method;
  /** How long a reservation waits for its payment. */
  paymentHours: number;
  onChoose: (method: Method) => void;
}

export function MethodChoice({ chosen, paymentHours, onChoose }: MethodChoiceProps): ReactNode {
  return (
    <fieldset>
      <legend className={styles.legend}>How would you like to pay?</legend>
      <div className={styles.methods}>
        {methods.map(({ method, name, what }) => (
          <label key={method} className={styles.method}>
            <input
              className={choice.choice}
              type="radio"
              name="paymentMethod"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <span>
              <strong>{name}</strong>
              <span className={styles.what}>{what(paymentHours)}</span>
            </span>
            {method === chosen && <Icon name="check" size={20} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
