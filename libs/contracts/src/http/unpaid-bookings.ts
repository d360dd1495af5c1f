import * as v from 'valibot';
import { defineCall } from './call.ts';
import { idField } from './fields.ts';
import { staffBookingSchema } from './staff-bookings.ts';

const params = v.object({ id: idField });

export const markBookingPaid = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/mark-paid',
  summary: 'Confirms a reservation whose money came in another way than by card',
  access: 'staff',
  params,
  answer: staffBookingSchema,
  refusals: ['not-found', 'not-awaiting-payment'],
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
        v.integer('Whole hours'),
        v.minValue(1, 'At least 1 hour'),
        v.maxValue(336, 'At most 336 hours'),
      ),
      defaultExtensionHours,
    ),
  }),
  answer: staffBookingSchema,
  refusals: ['not-found', 'not-awaiting-payment', 'due-at-check-in'],
});
