import * as v from 'valibot';
import { aboutEntity, defineEvent } from './event.ts';

/** Someone sent a contact message. The entity is the message. Its text and writer stay in svc-crm-email. */
export const guestContacted = defineEvent(
  'guest.contacted',
  1,
  v.object({ ...aboutEntity, guestId: v.string() }),
);

/**
 * Staff erased a guest's personal data. The entity is the guest. Addresses are sent as hashes, so a service recognizes an
 * address that it knows and learns no other.
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

/** The domain of the placeholder for an erased address; `.invalid` never receives email (RFC 2606). */
const erasedDomain = '@erased.invalid';

export function erasedAddress(bookingId: string): string {
  return `${bookingId}${erasedDomain}`;
}

export function isErasedAddress(address: string): boolean {
  return address.endsWith(erasedDomain);
}

export const erasedName = 'Erased guest';
