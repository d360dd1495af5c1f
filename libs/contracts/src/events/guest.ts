import * as v from 'valibot';
import { aboutEntity, defineEvent } from './event.ts';

/** Somebody wrote to the house. The entity is the message; who wrote it and what stays in svc-crm-email. */
export const guestContacted = defineEvent(
  'guest.contacted',
  1,
  v.object({ ...aboutEntity, guestId: v.string() }),
);

/**
 * Somebody asked to be forgotten. The entity is the guest that they were. Addresses are told as hashes: whoever knows
 * one can tell that it is meant, and nobody learns one from it.
 */
export const guestErased = defineEvent(
  'guest.erased',
  1,
  v.object({
    ...aboutEntity,
    /** SHA-256 of the case-folded addresses, in hexadecimal digits. */
    addressHashes: v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
    bookingIds: v.array(v.string()),
    erasedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

/** The subject that a consumer of guests filters on. */
export const guestSubjects = 'guest.*';

/** What stands where an address was erased; `.invalid` never gets mail (RFC 2606). */
const erasedDomain = '@erased.invalid';

export function erasedAddress(bookingId: string): string {
  return `${bookingId}${erasedDomain}`;
}

export function isErasedAddress(address: string): boolean {
  return address.endsWith(erasedDomain);
}

export const erasedName = 'Erased guest';
