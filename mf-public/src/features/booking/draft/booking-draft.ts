import * as v from 'valibot';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { calendarDateField } from '@getaway/contracts/http/fields';
import { flexibleWhens, maxFlexibleNights } from '@getaway/contracts/http/flexible-when';
import { promoRefusals } from '@getaway/contracts/http/promo-codes';
import { quotePromoSchema } from '@getaway/contracts/http/quote';
import { isCountry, usualCountry } from '../../../card/countries.ts';
import { property } from '../../../property.ts';

const text = v.optional(v.string(), '');

const datesSchema = v.variant('status', [
  v.object({ status: v.literal('empty') }),
  v.object({ status: v.literal('check-in'), checkIn: calendarDateField }),
  v.object({ status: v.literal('stay'), checkIn: calendarDateField, checkOut: calendarDateField }),
]);

const detailsSchema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  numberOfGuests: v.optional(v.number(), 2),
  occasion: text,
  specialRequests: text,
  checkInTime: v.optional(v.string(), property.checkIn.time),
  checkOutTime: v.optional(v.string(), property.checkOut.time),
});

const billingSchema = v.object({
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  postalCode: text,
  country: v.optional(v.pipe(v.string(), v.check(isCountry)), usualCountry(property.address.country)),
});

/** A promotion code that is typed, or came with an email's link, and not applied (yet). */
const typedPromoSchema = v.object({
  code: text,
  fromLink: v.optional(v.boolean()),
  refusal: v.optional(v.picklist(promoRefusals)),
});

/** Whom to reach about a payment that is not made by card. */
const alternativeContactSchema = v.object({ email: text, phone: text });

/** Dates kept until a deadline, as shown to the guest once. */
const reservationSchema = v.object({
  bookingReference: v.string(),
  paymentDueAt: v.string(),
  total: v.string(),
  checkIn: calendarDateField,
  checkOut: calendarDateField,
  checkInTime: v.string(),
  checkOutTime: v.string(),
});

/** What a guest with flexible dates looks for. `month` is YYYY-MM; '' is any. */
const flexibleSearchSchema = v.object({
  isOpen: v.optional(v.boolean(), false),
  nights: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFlexibleNights)), 2),
  when: v.optional(v.picklist(flexibleWhens), 'any'),
  month: text,
});

/** Everything a guest has chosen and typed so far, as it is kept in the browser's session. */
export const bookingDraftSchema = v.object({
  step: v.picklist([1, 2, 3, 4]),
  dates: datesSchema,
  flexible: v.optional(flexibleSearchSchema, {}),
  details: detailsSchema,
  addOnIds: v.array(v.string()),
  packageIds: v.array(v.string()),
  promo: v.nullable(quotePromoSchema),
  typedPromo: v.optional(typedPromoSchema, { code: '' }),
  paymentMethod: v.optional(v.picklist(['card', 'alternative']), 'card'),
  billing: billingSchema,
  alternativeContact: v.optional(alternativeContactSchema, { email: '', phone: '' }),
  /** Set once the dates are reserved: nothing is left to do but to pay elsewhere. */
  reservation: v.optional(v.nullable(reservationSchema), null),
  /** The hold of this browser, once there is one; it is changed, never made twice. */
  holdId: v.nullable(v.string()),
});

export type BookingDraft = v.InferOutput<typeof bookingDraftSchema>;
export type Step = BookingDraft['step'];
export type FlexibleSearch = BookingDraft['flexible'];
export type GuestDetails = BookingDraft['details'];
export type BillingAddress = BookingDraft['billing'];
export type AlternativeContact = BookingDraft['alternativeContact'];
export type Reservation = NonNullable<BookingDraft['reservation']>;
export type AppliedPromo = NonNullable<BookingDraft['promo']>;

export const emptyDraft: BookingDraft = {
  step: 1,
  dates: { status: 'empty' },
  flexible: v.getDefaults(flexibleSearchSchema),
  details: v.getDefaults(detailsSchema),
  addOnIds: [],
  packageIds: [],
  promo: null,
  typedPromo: { code: '' },
  paymentMethod: 'card',
  billing: v.getDefaults(billingSchema),
  alternativeContact: { email: '', phone: '' },
  reservation: null,
  holdId: null,
};

/** A draft of another day may name days that have passed. */
export function withoutPastDates(draft: BookingDraft, today: CalendarDate): BookingDraft {
  if (draft.reservation || draft.dates.status === 'empty' || draft.dates.checkIn >= today) return draft;
  return { ...draft, step: 1, dates: { status: 'empty' } };
}
