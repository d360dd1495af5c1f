import * as v from 'valibot';
import { daysBetween } from '@getaway/kernel/calendar-date';
import { externalKindSchema } from '../events/calendar.ts';
import { blockReasonSchema } from './blocked-dates.ts';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField } from './fields.ts';

export const mostCalendarDays = 400;

/** The fields of every calendar event (spec page 2, section 3, 'Calendar event'), and a few more. */
const common = {
  id: v.string(),
  title: v.string(),
  startDate: calendarDateField,
  /** The check-out day; a blocked night begins and ends on its own day. */
  endDate: calendarDateField,
  source: v.string(),
  /** Initials for a guest of another platform, null for a block. */
  guestName: v.nullable(v.string()),
  /** HH:MM, or null when unknown. */
  checkInTime: v.nullable(v.string()),
  checkOutTime: v.nullable(v.string()),
  status: v.nullable(bookingStatusSchema),
  reason: v.nullable(blockReasonSchema),
  /** Its open conflicts. */
  conflictIds: v.array(v.string()),
};

export const calendarEventSchema = v.variant('type', [
  v.object({
    type: v.literal('booking'),
    ...common,
    bookingReference: v.string(),
    /** The early check-in, HH:MM, that its extras include; null without one. */
    opensAt: v.optional(v.nullable(v.string())),
  }),
  v.object({ type: v.literal('blocked'), ...common }),
  v.object({
    type: v.literal('external'),
    ...common,
    feedId: v.string(),
    platform: v.string(),
    kind: externalKindSchema,
    /** One of our own stays as imported by the other platform: it takes no nights. */
    isEcho: v.boolean(),
    /** Its feed currently lacks it, and it is kept until its removal is confirmed. */
    isSuspicious: v.boolean(),
  }),
]);

export type CalendarEvent = v.InferOutput<typeof calendarEventSchema>;

export const readCalendar = defineCall({
  method: 'GET',
  path: '/api/admin/calendar',
  summary: 'Our own stays, external stays and blocked nights on the days from start to end',
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
  summary:
    'Why a night is unavailable: everything that has it, including unpaid holds and cleaned duplicates',
  access: 'staff',
  query: v.object({ date: calendarDateField }),
  answer: v.object({
    date: calendarDateField,
    isTaken: v.boolean(),
    /** `holdsNight` is false for an echo: its original takes the night, or nothing does. */
    events: v.array(v.object({ event: calendarEventSchema, holdsNight: v.boolean() })),
  }),
});
