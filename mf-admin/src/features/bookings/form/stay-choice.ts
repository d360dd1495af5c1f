import * as v from 'valibot';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { CallBody } from '@getaway/contracts/http/call';
import { calendarDateField } from '@getaway/contracts/http/fields';
import type { requestQuote } from '@getaway/contracts/http/request-quote';
import type { BookingValues } from './booking-values.ts';
import type { StayExtras } from './stay-extras.ts';

/** What a stay's price and availability depend on. */
export interface StayChoice extends StayExtras {
  readonly checkInDate: string;
  readonly checkOutDate: string;
}

/** The stay of the form, once both dates are days in the right order; null while they are being typed. */
export function stayOf({ checkInDate, checkOutDate, extras }: BookingValues): StayChoice | null {
  const bothAreDays = [checkInDate, checkOutDate].every(
    (date) => date >= '2000' && v.is(calendarDateField, date),
  );
  if (!bothAreDays || checkInDate >= checkOutDate) return null;
  return { checkInDate, checkOutDate, addOnIds: extras.addOnIds, packageIds: extras.packageIds };
}

interface Quoted {
  readonly stay: StayChoice | null;
  readonly promoCode: string;
  /** The status that the same change sets; undefined where it stays. */
  readonly status: BookingStatus | undefined;
}

/** What the price is asked for: a booking that staff create (`bookingId` null), or a change of that booking. */
export function quotedStay(
  { stay, promoCode, status }: Quoted,
  bookingId: string | null,
): CallBody<typeof requestQuote> | null {
  if (!stay) return null;
  const { addOnIds, packageIds, ...dates } = stay;
  const extras = { addOnIds: [...addOnIds], packageIds: [...packageIds] };
  return bookingId === null
    ? { ...dates, ...extras, paymentMethod: 'manual', promoCode }
    : { ...dates, ...extras, bookingId, ...(status && { status }) };
}
