import { changePromoCode } from '@getaway/contracts/http/staff-promo-codes';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { mergeFields, type FieldsToMerge } from '../../ui/merge-fields.ts';
import type { MergedFields } from '../../ui/newer-note.tsx';
import { promoValues, type PromoValues } from './promo-values.ts';
import type { PromoCode } from './promo-words.ts';

const fields: readonly FieldsToMerge<PromoValues>[] = [
  { label: 'Code', names: ['code'] },
  { label: 'Name', names: ['name'] },
  {
    label: 'Discount',
    names: ['discountType', 'discountValue'],
    inWords: ({ discountType, discountValue }) =>
      discountType === 'percentage' ? `${discountValue}%` : formatTotal(discountValue),
  },
  {
    label: 'Usage limit',
    names: ['maxUses'],
    inWords: ({ maxUses }) => (maxUses === null ? 'Unlimited' : String(maxUses)),
  },
  {
    label: 'Valid through',
    names: ['expiresAt'],
    inWords: ({ expiresAt }) => (expiresAt === '' ? 'No end' : formatDate(expiresAt)),
  },
  { label: 'Weekdays only', names: ['weekdaysOnly'] },
  {
    label: 'On the home page',
    names: ['isShown', 'shownTitle', 'shownText', 'shownFrom', 'shownUntil'],
    inWords: ({ isShown, shownTitle, shownText }) =>
      isShown ? [shownTitle, shownText].filter(Boolean).join('\n') : 'Off',
  },
];

/** What staff typed, on top of a code that somebody else saved meanwhile. */
export function mergePromo(
  opened: PromoCode,
  typed: PromoValues,
  newest: PromoCode,
  today: CalendarDate,
): MergedFields & { readonly values: Partial<PromoValues> } {
  const states = { opened: promoValues(opened, today), typed, newest: promoValues(newest, today) };
  return mergeFields(fields, states, changePromoCode.body.entries);
}
