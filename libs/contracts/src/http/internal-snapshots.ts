import * as v from 'valibot';
import { bookingStateSchema } from '../events/booking.ts';
import { aboutEntity } from '../events/event.ts';
import { blockReasonSchema } from './blocked-dates.ts';
import { defineCall } from './call.ts';
import { calendarDateField, instant, optionalField } from './fields.ts';

/** A larger page would be an answer of several megabytes. */
export const snapshotPageSize = 200;

/** Pages are ordered by id, so that a change during the reading is not missed. */
const query = v.object({ after: optionalField(v.pipe(v.string(), v.maxLength(64))) });

/** The id to request the next page with; null on the last one. */
const next = v.nullable(v.string());

export const readBookingSnapshot = defineCall({
  method: 'GET',
  path: '/internal/snapshots/bookings',
  summary: 'A page of all bookings, each as its next event would contain it',
  access: 'internal',
  query,
  answer: v.object({ entities: v.array(bookingStateSchema), next }),
});

/** A blocked night as in its event. */
export const blockSnapshotSchema = v.object({
  ...aboutEntity,
  date: calendarDateField,
  reason: blockReasonSchema,
  createdAt: instant,
});

export type BlockSnapshot = v.InferOutput<typeof blockSnapshotSchema>;

export const readBlockSnapshot = defineCall({
  method: 'GET',
  path: '/internal/snapshots/blocked-nights',
  summary: 'A page of all nights that staff blocked; nights on no page are available',
  access: 'internal',
  query,
  answer: v.object({ entities: v.array(blockSnapshotSchema), next }),
});
