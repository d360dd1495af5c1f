import * as v from 'valibot';
import { defineEntityEvent } from './event.ts';

/** The entity of all events about the house: there is one. */
export const houseEntity = 'house';

/**
 * A version of the house was published. Consumers show it and keep it, so that they can start without svc-booking. The
 * guide is not in it: only svc-booking shows it, to booked guests.
 */
export const housePublished = defineEntityEvent('house.published', 1, {
  /** The house as a property file has it. */
  house: v.record(v.string(), v.unknown()),
  /** What booked guests read about getting in, apart from the house: only emails to them need it. */
  entryInstructions: v.optional(v.string()),
});
