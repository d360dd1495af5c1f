import type { Quote } from '@getaway/contracts/http/quote';
import { detailChanges, type BookingDetails } from '../bookings/booking-details.rules.ts';

export interface Sale extends BookingDetails {
  /** Parsed by its schema, so the keys always have the same order. */
  readonly quote: Quote;
}

/**
 * Whether two states of a hold sell the same stay: dates, times, guest, extras and every line of the price. A
 * payment intent belongs to exactly one of them.
 */
export function isSameSale(a: Sale, b: Sale): boolean {
  return detailChanges(a, b).length === 0 && JSON.stringify(a.quote) === JSON.stringify(b.quote);
}
