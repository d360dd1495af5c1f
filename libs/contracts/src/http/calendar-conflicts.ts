import * as v from 'valibot';
import { externalKindSchema } from '../events/calendar.ts';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField, clearableField, idField, instant, linesOfText, optionalField } from './fields.ts';
import { defineStaffList } from './paging.ts';

const externalStay = v.object({
  id: v.string(),
  feedId: v.string(),
  feedName: v.string(),
  platform: v.string(),
  kind: externalKindSchema,
  startDate: calendarDateField,
  endDate: calendarDateField,
  /** Null for a block. */
  guestInitials: v.nullable(v.string()),
});

/** Nights that another platform shares with one of our own bookings, or with a third platform. */
export const calendarConflictSchema = v.object({
  id: v.string(),
  /** The stay or block of the other platform. */
  conflictType: externalKindSchema,
  /** The first shared night. */
  conflictDate: calendarDateField,
  internalBookingId: v.nullable(v.string()),
  externalBookingId: v.nullable(v.string()),
  /** The staff's note. */
  resolution: v.nullable(v.string()),
  /** By staff, or because the two no longer overlap; false again when they do. */
  isResolved: v.boolean(),
  /** Whether the owner was emailed. */
  adminNotified: v.boolean(),
  createdAt: instant,
  resolvedAt: v.nullable(instant),
  reopenedAt: v.nullable(instant),
  /** When the overlap ended. */
  endedAt: v.nullable(instant),
  /** Null when it was deleted. */
  booking: v.nullable(
    v.object({
      id: v.string(),
      bookingReference: v.string(),
      guestName: v.string(),
      status: bookingStatusSchema,
      checkInDate: calendarDateField,
      checkOutDate: calendarDateField,
    }),
  ),
  /** Null when the stay was removed from its feed, or the feed was deleted. */
  external: v.nullable(externalStay),
  /** The second external stay of a conflict between two platforms, which has no booking. */
  otherExternal: v.nullable(externalStay),
});

export type CalendarConflict = v.InferOutput<typeof calendarConflictSchema>;

export const listCalendarConflicts = defineStaffList({
  path: '/api/admin/calendar-conflicts',
  summary:
    'Nights that other platforms share with our own bookings: open conflicts by date, then the resolved ones',
  filters: { status: optionalField(v.picklist(['open', 'resolved'])) },
  item: calendarConflictSchema,
});

export const resolveCalendarConflict = defineCall({
  method: 'PUT',
  path: '/api/admin/calendar-conflicts/:id',
  summary: 'Updates the note of a conflict, resolves it or reopens it; missing fields are unchanged',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({
    resolution: clearableField(linesOfText('Resolution', 2_000)),
    isResolved: v.optional(v.boolean('Resolved or not')),
  }),
  answer: calendarConflictSchema,
  refusals: ['not-found'],
});
