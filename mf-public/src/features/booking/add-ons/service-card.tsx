import { useId, type ReactNode } from 'react';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { formatAmount } from '@getaway/web-kit/format/money';
import choice from '../../../ui/choice.module.css';
import styles from './offer-card.module.css';
import { isFeatured } from './use-catalogue.ts';

interface ServiceCardProps {
  service: AddOnService;
  chosen: boolean;
  /** The name of the chosen package that already contains it. */
  includedIn: string | undefined;
  onToggle: () => void;
}

export function ServiceCard({ service, chosen, includedIn, onToggle }: ServiceCardProps): ReactNode {
  const id = useId();
  const included = includedIn !== undefined;
  return (
    <div
      className={styles.card}
      data-chosen={chosen || included}
      data-included={included}
      data-featured={isFeatured(service)}
    >
      <input
        type="checkbox"
        id={id}
        className={`${choice.choice} ${styles.box}`}
        checked={chosen || included}
        disabled={included}
        aria-describedby={`${id}-text`}
        onChange={onToggle}
      />
      <label htmlFor={id} className={styles.name}>
        {service.name}
      </label>
      <p className={styles.price}>{included ? 'Included' : formatAmount(service.price)}</p>
      <div className={styles.text} id={`${id}-text`}>
        <p>{service.description}</p>
        {included && <p className={styles.included}>Included in {includedIn}</p>}
      </div>
    </div>
  );
}
