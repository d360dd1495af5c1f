import * as v from 'valibot';
import { defineEntityEvent } from './event.ts';
import { instant } from '../http/fields.ts';

/** An enquiry was received. The entity is the message; its author and text stay in svc-crm-email. */
export const guestContacted = defineEntityEvent('guest.contacted', 1, { guestId: v.string() });

/**
 * A guest was erased. The entity is the former guest. Addresses are sent as hashes: a consumer that knows an
 * address can match it, and no consumer learns one.
 */
export const guestErased = defineEntityEvent('guest.erased', 1, {
  /** SHA-256 of the case-folded addresses, in hexadecimal digits. */
  addressHashes: v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  bookingIds: v.array(v.string()),
  erasedAt: instant,
});

/** The subject that a consumer of guests filters on. */
export const guestSubjects = 'guest.*';

/** Replaces an erased address; `.invalid` never receives email (RFC 2606). */
const erasedDomain = '@erased.invalid';

export function erasedAddress(bookingId: string): string {
  return `${bookingId}${erasedDomain}`;
}

export function isErasedAddress(address: string): boolean {
  return address.endsWith(erasedDomain);
}

export const erasedName = 'Erased guest';
