import * as v from 'valibot';
import { blockReasonSchema } from '../http/blocked-dates.ts';
import { calendarDateField } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/**
 * Nights that staff blocked or unblocked together. Each is a separate entity: it is blocked with revision 1
 * and unblocked with revision 2, and its id is never reused.
 */
const blockedNights = v.object({
  nights: v.pipe(
    v.array(v.object({ ...aboutEntity, date: calendarDateField, reason: blockReasonSchema })),
    v.minLength(1),
  ),
});

export type BlockedNights = v.InferOutput<typeof blockedNights>;

/** Staff block nights. */
export const datesBlocked = defineEvent('dates.blocked', 1, blockedNights);
/** Staff unblock nights. */
export const datesUnblocked = defineEvent('dates.unblocked', 1, blockedNights);

/** The subject that a consumer of blocks filters on. */
export const datesSubjects = 'dates.*';
