import type { CallBody } from '@getaway/contracts/http/call';
import type { GuestDetail, updateGuest } from '@getaway/contracts/http/guest-details';

export type GuestChange = CallBody<typeof updateGuest>;

/** The fields of text of the form, in its order. */
export const textFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'anniversaryDate',
  'partnerFirstName',
  'partnerLastName',
  'partnerName',
  'partnerDateOfBirth',
  'address',
  'city',
  'state',
  'zipCode',
  'preferredContactMethod',
  'howTheyFoundUs',
  'tags',
  'sequenceKey',
  'specialRequests',
  'preferences',
] as const satisfies readonly (keyof GuestDetail)[];

type TextField = (typeof textFields)[number];

/** What the form holds; text that is not known is empty. */
export type GuestValues = Record<TextField, string> & {
  /** Null while its field is empty, which the contract refuses. */
  sequenceStep: number | null;
  optOutEmails: boolean;
};

export function valuesOf(guest: GuestDetail): GuestValues {
  const text = Object.fromEntries(textFields.map((field) => [field, guest[field] ?? '']));
  return {
    ...(text as Record<TextField, string>),
    sequenceStep: guest.sequenceStep,
    optOutEmails: guest.optOutEmails,
  };
}

/** What these fields were before, so that a change by somebody else is noticed. */
export function seenOf(before: GuestValues, change: GuestChange): NonNullable<GuestChange['before']> {
  const fields = Object.keys(change) as (keyof GuestValues)[];
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}

/** Only changed fields, so that values written by bookings in the meantime are not overwritten. */
export function changeOf(before: GuestValues, after: GuestValues): GuestChange {
  const differing = Object.entries(after).filter(([field, value]) => {
    const old = before[field as keyof GuestValues];
    return typeof value === 'string' ? value.trim() !== old : value !== old;
  });
  return Object.fromEntries(differing);
}
