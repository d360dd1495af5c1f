import * as v from 'valibot';
import { disputeStatusSchema } from '../events/dispute.ts';
import { refundCauseSchema } from '../events/payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField, dollars, instant } from './fields.ts';
import { staffBookingSchema } from './staff-bookings.ts';

const stayFacts = ['id', 'guestName', 'bookingReference', 'checkInDate', 'checkOutDate'] as const;

const comingStaySchema = v.object({
  ...v.pick(staffBookingSchema, [
    ...stayFacts,
    'checkInTime',
    'opensAt',
    'checkOutTime',
    'numberOfGuests',
    'occasion',
  ]).entries,
  /** What is left to pay; the price where no payment was recorded. Absent in answers of earlier versions. */
  due: v.optional(dollars),
});
export type ComingStay = v.InferOutput<typeof comingStaySchema>;

/** Confirmed and completed stays of a month. */
export const monthFiguresSchema = v.object({
  /** YYYY-MM */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  /** What the stays with check-in in the month received, less what they returned. */
  revenue: dollars,
  /** Booked nights in the month. */
  nights: v.number(),
  /** All nights of the month. */
  nightsInMonth: v.number(),
});
export type MonthFigures = v.InferOutput<typeof monthFiguresSchema>;

export const readOverview = defineCall({
  method: 'GET',
  path: '/api/admin/overview',
  summary:
    'Pending tasks, check-ins and check-outs of the next seven days, and the figures of thirteen months',
  access: 'staff',
  answer: v.object({
    /** Soonest to expire first; at most 20. */
    unpaidReservations: v.array(
      v.object({
        ...v.pick(staffBookingSchema, [...stayFacts, 'totalPrice']).entries,
        /** What is left to pay. Absent in answers of earlier versions. */
        due: v.optional(dollars),
        /** Null when staff keep it without a deadline. */
        paymentDueAt: v.nullable(instant),
      }),
    ),
    /** Payments of the last 14 days without a booking, which are refunded in full; at most 20. */
    latePayments: v.array(
      v.object({
        id: v.string(),
        bookingReference: v.string(),
        guestName: v.string(),
        amount: dollars,
        /** Why the payment has no booking; absent for payments before this was recorded. */
        cause: v.optional(refundCauseSchema),
        createdAt: instant,
        /** Null while the refund is in progress. */
        refundedAt: v.nullable(instant),
        /** When the card provider refused the refund for good, or could not complete it. */
        refusedAt: v.nullable(instant),
      }),
    ),
    /** Payments whose booking is unknown, until staff attach them; oldest first, at most 20. */
    unclaimedMoney: v.optional(
      v.array(
        v.object({
          id: v.string(),
          /** The booking that the payment names, which does not exist. */
          namedReference: v.nullable(v.string()),
          amount: dollars,
          createdAt: instant,
        }),
      ),
    ),
    /** Payments that cardholders dispute and the bank has not decided, the most urgent first; at most 20. */
    disputes: v.optional(
      v.array(
        v.object({
          id: v.string(),
          bookingReference: v.nullable(v.string()),
          guestName: v.nullable(v.string()),
          amount: dollars,
          status: disputeStatusSchema,
          /** Until when the house can answer. */
          respondBy: v.nullable(instant),
        }),
      ),
    ),
    /**
     * Limits that were reached in the last 24 hours, at most 500. `id` is `links` for the limit on
     * confirmation links; `network` is null for that one and for the limit on all unpaid nights.
     */
    unpaidLimits: v.optional(
      v.array(v.object({ id: v.string(), network: v.nullable(v.string()), reachedAt: instant })),
    ),
    today: calendarDateField,
    arrivals: v.array(comingStaySchema),
    departures: v.array(comingStaySchema),
    /** Six past months, the current one, and six future ones. */
    months: v.array(monthFiguresSchema),
  }),
});
