import * as v from 'valibot';
import { externalKindSchema } from '../events/calendar.ts';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField, clearableField, idField, linesOfText, optionalField } from './fields.ts';
import { pageQuery } from './paging.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

const externalStay = v.object({
  id: v.string(),
  feedId: v.string(),
  feedName: v.string(),
  platform: v.string(),
  kind: externalKindSchema,
  startDate: calendarDateField,
  endDate: calendarDateField,
  /** Null of a block. */
  guestInitials: v.nullable(v.string()),
});

/** Nights that another platform and one of our own bookings, or a third platform, both have. */
export const calendarConflictSchema = v.object({
  id: v.string(),
  /** What the other platform has there. */
  conflictType: externalKindSchema,
  /** The first night that both have. */
  conflictDate: calendarDateField,
  internalBookingId: v.nullable(v.string()),
  externalBookingId: v.nullable(v.string()),
  /** The staff's note. */
  resolution: v.nullable(v.string()),
  /** By staff, or because the two no longer collide; false again when they do. */
  isResolved: v.boolean(),
  /** Whether the owner was told. */
  adminNotified: v.boolean(),
  createdAt: instant,
  resolvedAt: v.nullable(instant),
  reopenedAt: v.nullable(instant),
  /** When the two no longer collided. */
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
  /** Null when the stay is gone from its feed, or the feed from the list. */
  external: v.nullable(externalStay),
  /** The second outside stay of a conflict between two platforms, which has no booking. */
  otherExternal: v.nullable(externalStay),
});

export type CalendarConflict = v.InferOutput<typeof calendarConflictSchema>;

export const listCalendarConflicts = defineCall({
  method: 'GET',
  path: '/api/admin/calendar-conflicts',
  summary:
    'Where other platforms have nights of our own bookings: the open ones by date, then the resolved ones',
  access: 'staff',
  query: v.object({ status: optionalField(v.picklist(['open', 'resolved'])), ...pageQuery }),
  answer: v.array(calendarConflictSchema),
});

export const resolveCalendarConflict = defineCall({
  method: 'PUT',
  path: '/api/admin/calendar-conflicts/:id',
  summary: 'Notes what was done about a conflict, resolves it or opens it again; what is left out stays',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({
    resolution: clearableField(linesOfText('Resolution', 2_000)),
    isResolved: v.optional(v.boolean('Resolved or not')),
  }),
  answer: calendarConflictSchema,
  refusals: ['not-found'],
});
