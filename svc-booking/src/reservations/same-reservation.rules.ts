import type { Quote } from '@getaway/contracts/http/quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { normalizePromoCode } from '../promo-codes/promo-code.rules.ts';
import { sameChoice } from '../bookings/booking-details.rules.ts';

interface Reserved {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  readonly email: string;
  readonly quote: Quote;
}

interface Asked {
  readonly data: Pick<Reserved, 'checkInDate' | 'checkOutDate' | 'email'> & {
    readonly promoCode?: string | null | undefined;
  };
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

/** Whether a guest requests the stay that they have reserved. */
export function isSameReservation(booking: Reserved, { data }: Asked): boolean {
  return (
    booking.checkInDate === data.checkInDate &&
    booking.checkOutDate === data.checkOutDate &&
    booking.email.toLowerCase() === data.email.toLowerCase()
  );
}

/**
 * Whether a guest requests the extras and the code that they have reserved. Differences must not be dropped
 * silently.
 */
export function hasSameExtras({ quote }: Pick<Reserved, 'quote'>, asked: Asked): boolean {
  const ids = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);
  const { promoCode } = asked.data;
  const code = promoCode ? normalizePromoCode(promoCode) : undefined;
  return (
    sameChoice(ids(quote.addOns), asked.addOnIds) &&
    sameChoice(ids(quote.packages), asked.packageIds) &&
    quote.promo?.code === code
  );
}
