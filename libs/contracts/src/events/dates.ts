import * as v from 'valibot';
import { blockReasonSchema } from '../http/blocked-dates.ts';
import { calendarDateField } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/**
 * The nights that staff blocked or unblocked in one action. Each night is an entity: revision 1 blocks it, revision 2
 * unblocks it, and its id is never used again.
 */
const blockedNights = v.object({
  nights: v.pipe(
    v.array(v.object({ ...aboutEntity, date: calendarDateField, reason: blockReasonSchema })),
    v.minLength(1),
  ),
});

export type BlockedNights = v.InferOutput<typeof blockedNights>;

/** Staff blocked nights. */
export const datesBlocked = defineEvent('dates.blocked', 1, blockedNights);
/** Staff unblocked nights. */
export const datesUnblocked = defineEvent('dates.unblocked', 1, blockedNights);

/** The subject that a consumer of blocks filters on. */
export const datesSubjects = 'dates.*';
