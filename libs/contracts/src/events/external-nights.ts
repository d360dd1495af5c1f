import * as v from 'valibot';
import { calendarDateField } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/** A stay on another platform: the nights of [from, to), or its removal. The entity is the external stay. */
export const externalNightsSchema = v.variant('status', [
  v.pipe(
    v.object({
      ...aboutEntity,
      status: v.literal('present'),
      from: calendarDateField,
      to: calendarDateField,
    }),
    v.check(({ from, to }) => from < to, 'Must be at least one night'),
  ),
  v.object({ ...aboutEntity, status: v.literal('gone') }),
]);

export type ExternalNights = v.InferOutput<typeof externalNightsSchema>;

/** A stay on another platform was added, moved or removed. */
export const externalNightsChanged = defineEvent('external_nights.changed', 1, externalNightsSchema);

/** The subject that a consumer of external nights filters on. */
export const externalNightsSubjects = 'external_nights.*';
