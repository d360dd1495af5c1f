import * as v from 'valibot';
import { bookingStateSchema } from '../events/booking.ts';
import { aboutEntity } from '../events/event.ts';
import { blockReasonSchema } from './blocked-dates.ts';
import { defineCall } from './call.ts';
import { calendarDateField, optionalField } from './fields.ts';

/** More at once makes an answer of some megabytes. */
export const snapshotPageSize = 200;

/** Pages are in the order of ids: what is changed while they are read is missed by none of them. */
const query = v.object({ after: optionalField(v.pipe(v.string(), v.maxLength(64))) });

/** The id to ask for the next page with; null on the last one. */
const next = v.nullable(v.string());

export const readBookingSnapshot = defineCall({
  method: 'GET',
  path: '/internal/snapshots/bookings',
  summary: 'A page of all bookings, each as its next event would tell it',
  access: 'internal',
  query,
  answer: v.object({ entities: v.array(bookingStateSchema), next }),
});

/** A night that is blocked, as its event told it. */
export const blockSnapshotSchema = v.object({
  ...aboutEntity,
  date: calendarDateField,
  reason: blockReasonSchema,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

export type BlockSnapshot = v.InferOutput<typeof blockSnapshotSchema>;

export const readBlockSnapshot = defineCall({
  method: 'GET',
  path: '/internal/snapshots/blocked-nights',
  summary: 'A page of all nights that staff blocked; what is not in any page is free',
  access: 'internal',
  query,
  answer: v.object({ entities: v.array(blockSnapshotSchema), next }),
});
