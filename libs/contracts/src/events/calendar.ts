import * as v from 'valibot';
import { bookingStatusSchema } from '../http/booking-payment.ts';
import { longClosureSchema } from '../http/calendar-feeds.ts';
import { calendarDateField, instant } from '../http/fields.ts';
import { defineEntityEvent } from './event.ts';

/** A stay, or a block, on another platform. */
export const externalKinds = ['reservation', 'block'] as const;
export const externalKindSchema = v.picklist(externalKinds);
export type ExternalKind = (typeof externalKinds)[number];

const externalStay = v.object({
  feedName: v.string(),
  kind: externalKindSchema,
  /** Half-open, as stays are. */
  from: calendarDateField,
  to: calendarDateField,
  guestInitials: v.nullable(v.string()),
});

/**
 * Another platform has nights of one of our own bookings. The entity is the conflict. Published when it is
 * found, and again, in a later revision, when it returns after it had ended or was resolved. The guest of the
 * other platform appears as initials.
 */
export const conflictFound = defineEntityEvent('calendar.conflict_found', 1, {
  /** The first shared night. */
  conflictDate: calendarDateField,
  booking: v.object({
    bookingId: v.string(),
    bookingReference: v.string(),
    guestName: v.string(),
    status: bookingStatusSchema,
    checkInDate: calendarDateField,
    checkOutDate: calendarDateField,
  }),
  external: externalStay,
});

export type ConflictFound = v.InferOutput<typeof conflictFound.data>;

/**
 * Two other platforms have a night in common, and at least one of them a guest. The entity is the conflict,
 * published when it is found and again, in a later revision, when it returns.
 */
export const platformConflictFound = defineEntityEvent('calendar.platform_conflict_found', 1, {
  /** The first shared night. */
  conflictDate: calendarDateField,
  /** The guest, and the stay or block of the other platform. */
  external: externalStay,
  other: externalStay,
});

export type PlatformConflictFound = v.InferOutput<typeof platformConflictFound.data>;

/**
 * A feed has failed for hours, or works again after that was published. The entity is the feed; its address
 * is in no event. The reason is for the owner: what happened and what to do, or null when it works again.
 */
export const feedHealthChanged = defineEntityEvent('calendar.feed_health_changed', 1, {
  state: v.picklist(['failing', 'working']),
  feedName: v.string(),
  /** When the feed began to fail. */
  failingSince: instant,
  reason: v.nullable(v.string()),
  at: instant,
});

export type FeedHealthChanged = v.InferOutput<typeof feedHealthChanged.data>;

/**
 * A feed has begun to claim more nights than anyone books, such as a stay until 2999 or a block of a year. All dates that it
 * covers are blocked here at once. The entity is the feed. Published at most once a day for each feed.
 */
export const oversizedEventsFound = defineEntityEvent('calendar.oversized_events_found', 1, {
  feedName: v.string(),
  /** The number of such events in the feed. */
  events: v.number(),
  /** Those of them that close more than 180 nights within what can be booked, but not more than that. */
  longClosures: v.optional(v.array(longClosureSchema)),
  foundAt: instant,
});

export type OversizedEventsFound = v.InferOutput<typeof oversizedEventsFound.data>;
