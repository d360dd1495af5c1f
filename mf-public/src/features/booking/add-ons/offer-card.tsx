import { useId, useRef, type ReactNode } from 'react';
import { formatAmount } from '@getaway/web-kit/format/money';
import spoken from '@getaway/web-kit/spoken.module.css';
import choice from '../../../ui/choice.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './offer-cards.module.css';

interface OfferCardProps {
  offer: { name: string; description: string; price: string };
  pictures: readonly string[];
  chosen: boolean;
  onToggle: () => void;
  /** What is in it, a line each. */
  contents?: readonly string[];
  badge?: string | null;
  compareAtPrice?: string | null;
  /** Whole dollars compared with booking each of its services. */
  saving?: number;
  /** The name of the chosen package that already contains it. */
  includedIn?: string | undefined;
}

/** An offer as a card that is one large checkbox, named by the offer and its price. */
export function OfferCard(props: OfferCardProps): ReactNode {
  const { offer, pictures, chosen, onToggle, contents = [], badge, compareAtPrice, saving = 0 } = props;
  const { includedIn } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const included = includedIn !== undefined;
  const remove = () => {
    onToggle();
    // The button goes with the choice, and the keyboard stays at its card.
    box.current?.focus();
  };
  return (
    <div className={styles.card} data-chosen={chosen || included} data-included={included}>
      <div className={styles.picture}>
        {pictures.map((src) => (
          <img key={src} src={src} alt="" width={320} height={200} loading="lazy" />
        ))}
        {badge && <p className={styles.badge}>{badge}</p>}
        {chosen && (
          <p className={styles.sign} aria-hidden="true">
            <Icon name="check" size={14} />
            Chosen
          </p>
        )}
        <input
          ref={box}
          type="checkbox"
          id={id}
          className={`${choice.choice} ${styles.box}`}
          checked={chosen || included}
          disabled={included}
          aria-labelledby={`${id}-name ${id}-price`}
          aria-describedby={`${id}-text`}
          onChange={onToggle}
        />
      </div>
      <div className={styles.body}>
        <label htmlFor={id} id={`${id}-name`} className={styles.name}>
          {offer.name}
        </label>
        <div className={styles.text} id={`${id}-text`}>
          <p>{offer.description}</p>
          {contents.length > 0 && (
            <ul role="list" className={styles.contents}>
              {contents.map((line) => (
                <li key={line}>
                  <Icon name="check" size={16} />
                  {line}
                </li>
              ))}
            </ul>
          )}
          {saving > 0 && (
            <p className={styles.saving}>Save {formatAmount(saving.toFixed(2))} compared with booking each</p>
          )}
          {included && <p className={styles.included}>Included in {includedIn}</p>}
        </div>
        <div className={styles.foot}>
          <p className={styles.price}>
            {compareAtPrice && (
              <>
                <s className={styles.compare}>
                  <span className={spoken.spoken}>instead of </span>
                  {formatAmount(compareAtPrice)}
                </s>{' '}
              </>
            )}
            <span id={`${id}-price`}>{included ? 'Included' : formatAmount(offer.price)}</span>
          </p>
          {chosen && (
            <button type="button" className={styles.remove} onClick={remove}>
              Remove <span className={spoken.spoken}>{offer.name}</span>
            </button>
          )}
          {!chosen && !included && (
            <span className={styles.add} aria-hidden="true">
              Add
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
