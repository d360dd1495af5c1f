import * as v from 'valibot';
import { daysBetween } from '@getaway/kernel/calendar-date';
import { externalKindSchema } from '../events/calendar.ts';
import { blockReasonSchema } from './blocked-dates.ts';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField } from './fields.ts';

export const mostCalendarDays = 400;

/** What every event of the calendar says (spec page 2, section 3, 'Calendar event'), and a little more. */
const common = {
  id: v.string(),
  title: v.string(),
  startDate: calendarDateField,
  /** The day of departure; a blocked night begins and ends on its own day. */
  endDate: calendarDateField,
  source: v.string(),
  /** A guest of another platform is initials, a block has nobody. */
  guestName: v.nullable(v.string()),
  /** HH:MM, null where nobody says. */
  checkInTime: v.nullable(v.string()),
  checkOutTime: v.nullable(v.string()),
  status: v.nullable(bookingStatusSchema),
  reason: v.nullable(blockReasonSchema),
  /** The open conflicts that it is a side of. */
  conflictIds: v.array(v.string()),
};

export const calendarEventSchema = v.variant('type', [
  v.object({ type: v.literal('booking'), ...common, bookingReference: v.string() }),
  v.object({ type: v.literal('blocked'), ...common }),
  v.object({
    type: v.literal('external'),
    ...common,
    feedId: v.string(),
    platform: v.string(),
    kind: externalKindSchema,
    /** One of our own stays, come back from the other platform: it holds no nights. */
    isEcho: v.boolean(),
    /** Its feed lacks it at present, and it is kept until that is sure. */
    isSuspicious: v.boolean(),
  }),
]);

export type CalendarEvent = v.InferOutput<typeof calendarEventSchema>;

export const readCalendar = defineCall({
  method: 'GET',
  path: '/api/admin/calendar',
  summary: 'Our own stays, those on other platforms and blocked nights that touch the days from start to end',
  access: 'staff',
  query: v.pipe(
    v.object({ start: calendarDateField, end: calendarDateField }),
    v.forward(
      v.check(({ start, end }) => end >= start, 'End date is before the start date'),
      ['end'],
    ),
    v.forward(
      v.check(
        ({ start, end }) => daysBetween(start, end) < mostCalendarDays,
        `Choose at most ${mostCalendarDays} days`,
      ),
      ['end'],
    ),
  ),
  answer: v.array(calendarEventSchema),
});

export const explainNight = defineCall({
  method: 'GET',
  path: '/api/admin/calendar-night',
  summary: 'Why a night cannot be booked: everything that has it, unpaid holds and cleaned duplicates too',
  access: 'staff',
  query: v.object({ date: calendarDateField }),
  answer: v.object({
    date: calendarDateField,
    isTaken: v.boolean(),
    /** `holdsNight` is false of an echo: the stay that it comes from holds the night, or nobody does. */
    events: v.array(v.object({ event: calendarEventSchema, holdsNight: v.boolean() })),
  }),
});
