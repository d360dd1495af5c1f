import * as v from 'valibot';
import { defineCall } from './call.ts';
import { dollarsInput, idField, optionalField } from './fields.ts';
import { staffBookingSchema } from './staff-bookings.ts';

const params = v.object({ id: idField });

export const markBookingPaid = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/mark-paid',
  summary: 'Confirms a reservation whose money came in another way than by card',
  access: 'staff',
  params,
  body: v.object({
    /** What came in, as staff saw the total: refused when it is another by now. */
    total: optionalField(dollarsInput),
  }),
  answer: staffBookingSchema,
  /** `changed-meanwhile`: its guest is paying by card at this moment, or its total is another by now. */
  refusals: ['not-found', 'not-awaiting-payment', 'changed-meanwhile'],
});

const defaultExtensionHours = 24;

export const extendPaymentDeadline = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/extend',
  summary:
    'Keeps the nights of an unpaid reservation for longer: 24 hours more or as many as are sent, at most until check-in',
  access: 'staff',
  params,
  body: v.object({
    hours: v.optional(
      v.pipe(
        v.number(),
        v.integer('Must be whole hours'),
        v.minValue(1, 'Must be at least 1 hour'),
        v.maxValue(336, 'Must be at most 336 hours'),
      ),
      defaultExtensionHours,
    ),
  }),
  answer: staffBookingSchema,
  refusals: ['not-found', 'not-awaiting-payment', 'due-at-check-in'],
});

export const releaseReservations = defineCall({
  method: 'POST',
  path: '/api/admin/reservations/release',
  summary: 'Cancels unpaid reservations, all at once, and tells their guests that they were released',
  access: 'staff',
  body: v.object({
    bookingIds: v.pipe(
      v.array(idField),
      v.minLength(1, 'Choose at least one reservation'),
      v.maxLength(200, 'Choose at most 200 reservations at a time'),
    ),
  }),
  answer: v.object({
    released: v.array(v.string()),
    /** Paid, over or changed meanwhile: they stay as they are. */
    skipped: v.array(v.string()),
  }),
});
