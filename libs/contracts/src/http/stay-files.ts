import * as v from 'valibot';
import { defineCall } from './call.ts';

/** A file for calendar apps. The page fetches it with the header and offers it as a download. */
export const downloadStayCalendar = defineCall({
  method: 'GET',
  path: '/api/stay/calendar.ics',
  summary: 'The stay for the guest’s own calendar',
  access: 'public',
  file: 'text/calendar',
  refusals: ['stay-not-found', 'not-possible-now'],
});

export const downloadStayDocument = defineCall({
  method: 'GET',
  path: '/api/stay/documents/:number',
  summary: 'An invoice, receipt or credit note of the booking as PDF',
  access: 'public',
  params: v.object({ number: v.pipe(v.string(), v.regex(/^(?:INV|R|CN)-\d{4}-\d{4,9}$/, 'Not a number')) }),
  file: 'application/pdf',
  refusals: ['stay-not-found', 'not-found'],
});
