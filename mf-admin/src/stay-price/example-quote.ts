import { exampleBooking } from '@getaway/contracts/events/example-booking';
import type { Quote } from '@getaway/contracts/http/quote';
import { calendarDate } from '@getaway/kernel/calendar-date';

/** The accepted price of the example booking for tests: one night before Valentine’s Day, $599.20, unless changed. */
export function exampleQuote(changes: Partial<Quote> = {}): Quote {
  return {
    ...exampleBooking(calendarDate('2027-02-13'), '2027-01-05T15:00:00Z').quote,
    nights: [{ date: calendarDate('2027-02-13'), rate: '300.00', surcharge: '100.00', label: 'Saturday' }],
    cardFeeRate: 0,
    cardFee: '0.00',
    tax: '39.20',
    total: '599.20',
    ...changes,
  };
}
