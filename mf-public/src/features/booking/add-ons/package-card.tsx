import { useId, type ReactNode } from 'react';
import { centsFromDollars, subtractCents } from '@getaway/kernel/money';
import { formatAmount } from '@getaway/web-kit/format/money';
import { Icon } from '../../../ui/icon.tsx';
import choice from '../../../ui/choice.module.css';
import spoken from '@getaway/web-kit/spoken.module.css';
import type { OfferedPackage } from '../draft/catalogue.ts';
import styles from './offer-card.module.css';

interface PackageCardProps {
  offered: OfferedPackage;
  chosen: boolean;
  onToggle: () => void;
}

export function PackageCard({ offered, chosen, onToggle }: PackageCardProps): ReactNode {
  const id = useId();
  const { name, description, price, compareAtPrice, badge, services } = offered;
  const saved = compareAtPrice === null ? 0 : wholeDollarsBetween(price, compareAtPrice);
  return (
    <div className={styles.card} data-chosen={chosen} data-package>
      {badge && <p className={styles.badge}>{badge}</p>}
      <input
        type="checkbox"
        id={id}
        className={`${choice.choice} ${styles.box}`}
        checked={chosen}
        aria-describedby={`${id}-text`}
        onChange={onToggle}
      />
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <p className={styles.price}>
        {compareAtPrice !== null && (
          <s className={styles.compare}>
            <span className={spoken.spoken}>instead of </span>
            {formatAmount(compareAtPrice)}
          </s>
        )}{' '}
        {formatAmount(price)}
        {saved > 0 && <span className={styles.saved}>Save {formatAmount(saved.toFixed(2))}</span>}
      </p>
      <div className={styles.text} id={`${id}-text`}>
        <p>{description}</p>
        <ul role="list" className={styles.contents}>
          {services.map((service) => (
            <li key={service.id}>
              <Icon name="check" size={16} />
              {service.name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Rounded down, so that no more is promised than is saved. */
function wholeDollarsBetween(price: string, compareAtPrice: string): number {
  return Math.floor(subtractCents(centsFromDollars(compareAtPrice), centsFromDollars(price)) / 100);
}
