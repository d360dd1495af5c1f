import type { Answer } from '@getaway/contracts/http/call';
import type { listPromoCodes } from '@getaway/contracts/http/staff-bookings';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { utcFormat } from '@getaway/kernel/utc-format';
import { formatTotal } from '@getaway/web-kit/format/money';

export type PromoCode = Answer<typeof listPromoCodes>[number];

const monthAndDay = utcFormat({ month: 'short', day: 'numeric' });

/** '$50.00 off', '12.5% off'. */
export function discountWords({
  discountType,
  discountValue,
}: Pick<PromoCode, 'discountType' | 'discountValue'>): string {
  return discountType === 'fixed' ? `${formatTotal(discountValue)} off` : `${Number(discountValue)}% off`;
}

/** 'Not used yet', 'Used once', 'Not used yet (limit: 10)', 'Used 3 of 10'. */
export function useWords({ uses, maxUses }: Pick<PromoCode, 'uses' | 'maxUses'>): string {
  if (uses === 0) return maxUses === null ? 'Not used yet' : `Not used yet (limit: ${maxUses})`;
  if (maxUses !== null) return `Used ${uses} of ${maxUses}`;
  return uses === 1 ? 'Used once' : `Used ${uses} times`;
}

/** Why a code that is switched on is refused all the same. */
export function spentWord(
  { uses, maxUses, expiresAt }: Pick<PromoCode, 'uses' | 'maxUses' | 'expiresAt'>,
  now: Date,
): 'Expired' | 'Used up' | undefined {
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) return 'Expired';
  return maxUses !== null && uses >= maxUses ? 'Used up' : undefined;
}

/** 'On the home page', or from when on; undefined if it is not shown any more, or never was. */
export function shownWord(
  { shownTitle, shownFrom, shownUntil }: Pick<PromoCode, 'shownTitle' | 'shownFrom' | 'shownUntil'>,
  today: CalendarDate,
): string | undefined {
  if (shownTitle === null || shownFrom === null) return undefined;
  if (shownUntil !== null && shownUntil < today) return undefined;
  return shownFrom > today
    ? `On the home page from ${monthAndDay.format(new Date(shownFrom))}`
    : 'On the home page';
}
