import type { ReactNode } from 'react';
import field from '../../../ui/field.module.css';
import { promoRefusalWords } from '../draft/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import styles from './promo-card.module.css';
import { discountText } from './use-promo-code.ts';

/** What became of a promotion code, on the steps before its own: also before there are dates and a price. */
export function PromoNote({ draft: { promo, typedPromo } }: { draft: BookingDraft }): ReactNode {
  const { code, refusal } = typedPromo;
  return (
    <div role="status" className={styles.note}>
      {promo && (
        <p>
          Code <strong>{promo.code}</strong>: {discountText(promo)}
        </p>
      )}
      {!promo && refusal && (
        <p className={field.error}>
          Code <strong>{code}</strong>: {promoRefusalWords(refusal)}
        </p>
      )}
    </div>
  );
}
