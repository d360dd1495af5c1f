import type { Quote } from '@getaway/contracts/http/quote';
import { calendarDate } from '@getaway/kernel/calendar-date';

/** The accepted price of the example booking for tests: one night before Valentine’s Day, $599.20, unless changed. */
export function exampleQuote(changes: Partial<Quote> = {}): Quote {
  return {
    nights: [{ date: calendarDate('2027-02-13'), rate: '300.00', surcharge: '100.00', label: 'Saturday' }],
    nightsTotal: '400.00',
    addOns: [],
    addOnsTotal: '0.00',
    packages: [],
    packagesTotal: '0.00',
    cleaningFee: '160.00',
    subtotal: '560.00',
    discount: '0.00',
    cardFeeRate: 0,
    cardFee: '0.00',
    taxRate: 0.07,
    tax: '39.20',
    total: '599.20',
    ...changes,
  };
}
