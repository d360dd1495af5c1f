import * as v from 'valibot';
import { bookingStatusSchema } from '../http/booking-payment.ts';
import { calendarDateField } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/** A stay, or a block, on another platform. */
export const externalKinds = ['reservation', 'block'] as const;
export const externalKindSchema = v.picklist(externalKinds);
export type ExternalKind = (typeof externalKinds)[number];

/**
 * Another platform has nights of one of our own bookings. The entity is the conflict: told when it is found, and again,
 * in a later revision, when it comes back after it was over or resolved. The guest of the other platform is initials.
 */
export const conflictFound = defineEvent(
  'calendar.conflict_found',
  1,
  v.object({
    ...aboutEntity,
    /** The first night that both have. */
    conflictDate: calendarDateField,
    booking: v.object({
      bookingId: v.string(),
      bookingReference: v.string(),
      guestName: v.string(),
      status: bookingStatusSchema,
      checkInDate: calendarDateField,
      checkOutDate: calendarDateField,
    }),
    external: v.object({
      feedName: v.string(),
      kind: externalKindSchema,
      /** Half-open, as stays are. */
      from: calendarDateField,
      to: calendarDateField,
      guestInitials: v.nullable(v.string()),
    }),
  }),
);

export type ConflictFound = v.InferOutput<typeof conflictFound.data>;
