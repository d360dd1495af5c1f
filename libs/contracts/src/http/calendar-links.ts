import * as v from 'valibot';
import { defineCall } from './call.ts';

/** The exports' paths (spec page 2, section 2, 'Calendar Overview'). */
export const fullCalendarPath = '/calendar/direct-bookings.ics';
export const redactedCalendarPath = '/calendar/direct-bookings-redacted.ics';

const links = v.object({ full: v.pipe(v.string(), v.url()), redacted: v.pipe(v.string(), v.url()) });

export const readCalendarLinks = defineCall({
  method: 'GET',
  path: '/api/admin/calendar-links',
  summary: 'The addresses of our own stays for other calendars: with names, and without any guest data',
  access: 'staff',
  answer: links,
});

export const renewCalendarLinks = defineCall({
  method: 'POST',
  path: '/api/admin/calendar-links/renew',
  summary: 'Gives the calendar with names a new secret address; the old one stops working',
  access: 'staff',
  answer: links,
});
