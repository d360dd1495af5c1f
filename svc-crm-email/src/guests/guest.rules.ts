/** The data about a guest from one source. Empty means missing. */
export interface GuestDetails {
  readonly email: string;
  readonly guestName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly partnerName: string | null;
  readonly phone: string | null;
}

/** A guest is identified by one address, ignoring case (domain page, 'Guests'). */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase();
}

/**
 * A first name that may appear in an email to an address that a stranger entered. Anything but one short word
 * could be a message of theirs, or an address that email programs turn into a link.
 */
export function greetableName(firstName: string): string | null {
  return /^[\p{L}\p{M}'’-]{1,20}$/u.test(firstName) ? firstName : null;
}

interface NameParts {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** The full name for changed parts; undefined when neither part changes. */
export function nameOfParts(before: NameParts, change: NameParts): string | undefined {
  if (change.firstName === undefined && change.lastName === undefined) return undefined;
  return [change.firstName ?? before.firstName, change.lastName ?? before.lastName].filter(Boolean).join(' ');
}

/** Splits a full name into its first word and the rest. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : null };
}
