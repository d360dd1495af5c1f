import * as v from 'valibot';
import { refundCauseSchema } from '../events/payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField, dollars } from './fields.ts';
import { staffBookingSchema } from './staff-bookings.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
const stayFacts = ['id', 'guestName', 'bookingReference', 'checkInDate', 'checkOutDate'] as const;

const comingStaySchema = v.pick(staffBookingSchema, [
  ...stayFacts,
  'checkInTime',
  'checkOutTime',
  'numberOfGuests',
  'occasion',
]);
export type ComingStay = v.InferOutput<typeof comingStaySchema>;

/** Confirmed and completed stays of a month. */
export const monthFiguresSchema = v.object({
  /** YYYY-MM */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  /** Of the stays that begin in the month. */
  revenue: dollars,
  /** Nights of the month that guests have. */
  nights: v.number(),
  /** Nights that the month has. */
  nightsInMonth: v.number(),
});
export type MonthFigures = v.InferOutput<typeof monthFiguresSchema>;

export const readOverview = defineCall({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'What needs somebody, who comes and goes in the next seven days, and thirteen months in figures',
  access: 'staff',
  answer: v.object({
    /** Whose time runs out first comes first; at most 20. */
    unpaidReservations: v.array(
      v.object({
        ...v.pick(staffBookingSchema, [...stayFacts, 'totalPrice']).entries,
        /** Null when staff keep it for as long as it takes. */
        paymentDueAt: v.nullable(instant),
      }),
    ),
    /** Payments of the last 14 days that there is no booking for, and that go back in full; at most 20. */
    latePayments: v.array(
      v.object({
        id: v.string(),
        bookingReference: v.string(),
        guestName: v.string(),
        amount: dollars,
        /** Why there is no booking for the money; absent for payments before this was recorded. */
        cause: v.optional(refundCauseSchema),
        createdAt: instant,
        /** Null while the refund is under way. */
        refundedAt: v.nullable(instant),
        /** When the card provider refused the refund for good, or could not carry it out. */
        refusedAt: v.nullable(instant),
      }),
    ),
    /**
     * Limits that were reached in the last 24 hours, at most 500. Its `id` is `links` for the one on links that confirm
     * reservations; `network` is null for that one and for the one on all unpaid nights.
     */
    unpaidLimits: v.optional(
      v.array(v.object({ id: v.string(), network: v.nullable(v.string()), reachedAt: instant })),
    ),
    today: calendarDateField,
    arrivals: v.array(comingStaySchema),
    departures: v.array(comingStaySchema),
    /** Six months past, this one, and six to come. */
    months: v.array(monthFiguresSchema),
  }),
});
