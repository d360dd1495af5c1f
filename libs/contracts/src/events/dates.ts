import * as v from 'valibot';
import { blockReasonSchema } from '../http/blocked-dates.ts';
import { calendarDateField } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/**
 * Nights that staff blocked or freed, as many as one step of theirs concerned. Each is a thing of its own: it comes
 * with revision 1, goes with revision 2, and its id never comes back.
 */
const blockedNights = v.object({
  nights: v.pipe(
    v.array(v.object({ ...aboutEntity, date: calendarDateField, reason: blockReasonSchema })),
    v.minLength(1),
  ),
});

export type BlockedNights = v.InferOutput<typeof blockedNights>;

/** Staff keep nights for the house. */
export const datesBlocked = defineEvent('dates.blocked', 1, blockedNights);
/** Staff let go of nights that they kept. */
export const datesUnblocked = defineEvent('dates.unblocked', 1, blockedNights);

/** The subject that a consumer of blocks filters on. */
export const datesSubjects = 'dates.*';
