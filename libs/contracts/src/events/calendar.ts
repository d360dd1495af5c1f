import * as v from 'valibot';
import { bookingStatusSchema } from '../http/booking-payment.ts';
import { longClosureSchema } from '../http/calendar-feeds.ts';
import { calendarDateField } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/** A stay, or a block, on another platform. */
export const externalKinds = ['reservation', 'block'] as const;
export const externalKindSchema = v.picklist(externalKinds);
export type ExternalKind = (typeof externalKinds)[number];

const externalStay = v.object({
  feedName: v.string(),
  kind: externalKindSchema,
  /** A half-open range, like all stays. */
  from: calendarDateField,
  to: calendarDateField,
  guestInitials: v.nullable(v.string()),
});

/**
 * Another platform and one of our bookings have a night in common. The entity is the conflict. Published when it is found,
 * and again with a higher revision when it comes back. The other platform's guest appears with initials only.
 */
export const conflictFound = defineEvent(
  'calendar.conflict_found',
  1,
  v.object({
    ...aboutEntity,
    /** The first night in common. */
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
  }),
);

export type ConflictFound = v.InferOutput<typeof conflictFound.data>;

/**
 * Two other platforms have a night in common, and at least one entry is a guest. The entity is the conflict. Published
 * when it is found, and again with a higher revision when it comes back.
 */
export const platformConflictFound = defineEvent(
  'calendar.platform_conflict_found',
  1,
  v.object({
    ...aboutEntity,
    /** The first night in common. */
    conflictDate: calendarDateField,
    /** The guest, and the stay or block of the other platform. */
    external: externalStay,
    other: externalStay,
  }),
);

export type PlatformConflictFound = v.InferOutput<typeof platformConflictFound.data>;

/**
 * A feed has failed for hours, or works again after that was published. The entity is the feed; events never contain its
 * address. The reason tells the owner what happened and what to do. It is null when the feed works again.
 */
export const feedHealthChanged = defineEvent(
  'calendar.feed_health_changed',
  1,
  v.object({
    ...aboutEntity,
    state: v.picklist(['failing', 'working']),
    feedName: v.string(),
    /** The time of the first failed try in a row. */
    failingSince: v.pipe(v.string(), v.isoTimestamp()),
    reason: v.nullable(v.string()),
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type FeedHealthChanged = v.InferOutput<typeof feedHealthChanged.data>;

/**
 * A feed has an event with more nights than anyone books, such as a stay until 2999. All dates of the event are taken here
 * at once. The entity is the feed. Published at most once a day per feed.
 */
export const oversizedEventsFound = defineEvent(
  'calendar.oversized_events_found',
  1,
  v.object({
    ...aboutEntity,
    feedName: v.string(),
    /** The number of such events on the feed. */
    events: v.number(),
    /** Those of them that close more than 180 nights within what can be booked, but not more than that. */
    longClosures: v.optional(v.array(longClosureSchema)),
    foundAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type OversizedEventsFound = v.InferOutput<typeof oversizedEventsFound.data>;
