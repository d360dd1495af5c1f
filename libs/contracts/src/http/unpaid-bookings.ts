import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, dollarsInput, idField, linesOfText, optionalField } from './fields.ts';
import { recordedMethodSchema } from './ledger.ts';
import { staffBookingSchema } from './staff-bookings.ts';

const params = v.object({ id: idField });

export const markBookingPaid = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/mark-paid',
  summary: 'Confirms a reservation that was paid without a card',
  access: 'staff',
  params,
  body: v.object({
    /** The amount received, as staff saw the total. Refused when the total has changed. */
    total: optionalField(dollarsInput),
    /** The balance that is recorded, as staff saw it. Refused when another one is due by now. */
    balance: optionalField(dollarsInput),
    /** How the money came; `other` by default. */
    method: optionalField(recordedMethodSchema),
    /** The day on which it came; today by default, and never later. */
    effectiveOn: optionalField(calendarDateField),
    note: optionalField(linesOfText('Note', 500)),
  }),
  answer: staffBookingSchema,
  /** `changed-meanwhile`: the guest is paying by card right now, or the total has changed. */
  refusals: ['not-found', 'not-awaiting-payment', 'changed-meanwhile'],
});

const defaultExtensionHours = 24;

export const extendPaymentDeadline = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/extend',
  summary:
    'Extends the deadline of an unpaid reservation by 24 hours or as many as are sent, at most until check-in',
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
  summary: 'Cancels unpaid reservations together, and notifies their guests that they were released',
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
    /** Paid, ended or changed in the meantime: they are unchanged. */
    skipped: v.array(v.string()),
  }),
});
