import { calendarDate } from '@getaway/kernel/calendar-date';
import { cents } from '@getaway/kernel/money';
import type { QuoteRequest } from '../src/pricing/quote.rules.ts';

/** A weekend paid by card at the default prices, with the given overrides. */
export const quoteRequest = (overrides: Partial<QuoteRequest> = {}): QuoteRequest => ({
  stay: { checkIn: calendarDate('2027-03-05'), checkOut: calendarDate('2027-03-07') },
  rates: {
    weekday: cents(20_000),
    fridaySunday: cents(25_000),
    saturday: cents(30_000),
    valentineSurcharge: cents(20_000),
    valentineAdjacentSurcharge: cents(10_000),
    holidaySurcharge: cents(5_000),
    periods: new Map(),
  },
  addOns: [],
  packages: [],
  cleaningFee: cents(16_000),
  taxTenThousandths: 700,
  cardFeeTenThousandths: 250,
  paymentMethod: 'card',
  promo: undefined,
  ...overrides,
});
