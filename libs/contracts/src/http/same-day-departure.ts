import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, idField, timeOfDay } from './fields.ts';

export const readSameDayDeparture = defineCall({
  method: 'GET',
  path: '/api/admin/same-day-departure',
  summary: 'Until when another guest is in the house on the day that a stay begins',
  access: 'staff',
  query: v.object({
    date: calendarDateField,
    /** The booking that begins on that day, which does not count. */
    exceptBookingId: v.optional(idField),
  }),
  answer: v.object({
    /** The latest check-out of that day, HH:MM; null when no booking ends on it. */
    checkOutTime: v.nullable(timeOfDay),
  }),
});
