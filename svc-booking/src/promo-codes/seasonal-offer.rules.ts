import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { promoRefusal } from './promo-code.rules.ts';
import type { StaffPromoCode } from './staff-promo-code.rules.ts';

/** A code as the home page shows it. */
export interface Offer extends Pick<StaffPromoCode, 'promo'> {
  readonly title: string;
  readonly text: string | null;
  /** The last day at the house on which the code can be used; null without an end. */
  readonly lastDay: CalendarDate | null;
}

/**
 * The code for the home page: one that a guest can use now, on one of its days. The one that is shown from the latest day on wins,
 * then the first by its text.
 */
export function currentOffer(
  codes: readonly StaffPromoCode[],
  { now, timeZone }: { now: Date; timeZone: string },
): Offer | undefined {
  const today = dateInZone(now, timeZone);
  return codes
    .flatMap((code) => {
      const { promo, source, shown } = code;
      const { shownTitle: title, shownText: text, shownFrom: from, shownUntil: until } = shown;
      if (title === null || from === null || from > today || (until !== null && until < today)) return [];
      if (source !== 'staff' || promoRefusal(promo, { now })) return [];
      const { expiresAt } = promo;
      const lastDay = expiresAt && dateInZone(new Date(expiresAt.getTime() - 1), timeZone);
      return [{ from, offer: { promo, title, text, lastDay } }];
    })
    .toSorted((a, b) => compare(b.from, a.from) || compare(a.offer.promo.code, b.offer.promo.code))[0]?.offer;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
