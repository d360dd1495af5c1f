import type { ReactNode } from 'react';
import { changePromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { useMutation } from '../../actions/use-mutation.ts';
import { formatDate } from '../../format/dates.ts';
import { property } from '../../property.ts';
import { ActiveSwitch } from '../../ui/active-switch.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ItemRow } from '../../ui/item-row.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { lastDayBefore } from './last-day.ts';
import styles from './promo-row.module.css';
import { promoTexts } from './promo-texts.ts';
import { discountWords, shownWord, spentWord, useWords, type PromoCode } from './promo-words.ts';

/** A code that is switched on can still be expired or used up, so it isn't called active. */
const switchWords = { on: 'On', off: 'Off' };

interface PromoRowProps {
  promo: PromoCode;
  onEdit: () => void;
  onDelete: () => void;
}

export function PromoRow({ promo, onEdit, onDelete }: PromoRowProps): ReactNode {
  const change = useMutation(changePromoCode, promoTexts.updated);
  const spent = spentWord(promo, new Date());
  const shown = !spent && promo.isActive && shownWord(promo, dateInZone(new Date(), property.timeZone));
  return (
    <ItemRow
      name={<span className={styles.code}>{promo.code}</span>}
      badges={
        <>
          {promo.weekdaysOnly && <Badge tone="secondary">Weekdays only</Badge>}
          {shown && <Badge tone="secondary">{shown}</Badge>}
          {spent && <Badge tone="ember">{spent}</Badge>}
        </>
      }
      figure={discountWords(promo)}
      dimmed={!promo.isActive || spent !== undefined}
      actions={
        <>
          <ActiveSwitch
            name={promo.code}
            words={switchWords}
            active={promo.isActive}
            onSwitch={(isActive) => change.run({ params: { id: promo.id }, body: { isActive } })}
          />
          <RowActions name={promo.code} onEdit={onEdit} onDelete={onDelete} />
        </>
      }
    >
      <p className={styles.facts}>
        {promo.name} · {useWords(promo)}
        {promo.expiresAt !== null &&
          ` · Valid through ${formatDate(lastDayBefore(promo.expiresAt, property.timeZone))}`}
      </p>
    </ItemRow>
  );
}
