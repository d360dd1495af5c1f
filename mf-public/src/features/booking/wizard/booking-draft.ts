import * as v from 'valibot';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { defaultCheckInTime, defaultCheckOutTime } from '@getaway/contracts/http/booking-payment';
import { calendarDateField } from '@getaway/contracts/http/fields';
import { quotePromoSchema } from '@getaway/contracts/http/quote';

const text = v.optional(v.string(), '');

const selectionSchema = v.variant('status', [
  v.object({ status: v.literal('empty') }),
  v.object({ status: v.literal('arrival'), arrival: calendarDateField }),
  v.object({ status: v.literal('stay'), arrival: calendarDateField, departure: calendarDateField }),
]);

const detailsSchema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  numberOfGuests: v.optional(v.number(), 2),
  occasion: text,
  specialRequests: text,
  checkInTime: v.optional(v.string(), defaultCheckInTime),
  checkOutTime: v.optional(v.string(), defaultCheckOutTime),
});

const billingSchema = v.object({
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  postalCode: text,
  country: v.optional(v.picklist(['US', 'CA']), 'US'),
});

/** Everything a guest has chosen and typed so far, as it is kept in the browser's session. */
export const bookingDraftSchema = v.object({
  step: v.picklist([1, 2, 3, 4]),
  dates: selectionSchema,
  details: detailsSchema,
  addOnIds: v.array(v.string()),
  packageIds: v.array(v.string()),
  promo: v.nullable(quotePromoSchema),
  billing: billingSchema,
  /** The hold of this browser, once there is one; it is changed, never made twice. */
  holdId: v.nullable(v.string()),
});

export type BookingDraft = v.InferOutput<typeof bookingDraftSchema>;
export type Step = BookingDraft['step'];
export type GuestDetails = BookingDraft['details'];
export type BillingAddress = BookingDraft['billing'];
export type AppliedPromo = NonNullable<BookingDraft['promo']>;

export const emptyDraft: BookingDraft = {
  step: 1,
  dates: { status: 'empty' },
  details: v.getDefaults(detailsSchema),
  addOnIds: [],
  packageIds: [],
  promo: null,
  billing: v.getDefaults(billingSchema),
  holdId: null,
};

/** A draft of another day may name days that have passed. */
export function withoutPastDates(draft: BookingDraft, today: CalendarDate): BookingDraft {
  if (draft.dates.status === 'empty' || draft.dates.arrival >= today) return draft;
  return { ...draft, step: 1, dates: { status: 'empty' } };
}
