import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { plannedFields } from '@getaway/kernel/stay';

/** The fields that staff may set besides status, services and packages. */
export interface BookingDetails {
  readonly guestName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly checkInDate: CalendarDate;
  readonly checkInTime: string;
  readonly checkOutDate: CalendarDate;
  readonly checkOutTime: string;
  readonly numberOfGuests: number;
  readonly occasion: string | null;
  readonly specialRequests: string | null;
}

/** A missing field is unchanged. */
export type DetailsChange = { readonly [Field in keyof BookingDetails]?: BookingDetails[Field] | undefined };

const fields = [
  'guestName',
  'email',
  'phone',
  ...plannedFields,
  'occasion',
  'specialRequests',
] as const satisfies readonly (keyof BookingDetails)[];

/** The details after a change. */
export function applyDetails(before: BookingDetails, change: DetailsChange): BookingDetails {
  const keep = <Field extends keyof BookingDetails>(field: Field): BookingDetails[Field] =>
    change[field] ?? before[field];
  const clear = <Field extends 'phone' | 'occasion' | 'specialRequests'>(field: Field): string | null => {
    const value = change[field];
    return value === undefined ? before[field] : value;
  };
  return {
    guestName: keep('guestName'),
    email: keep('email'),
    phone: clear('phone'),
    checkInDate: keep('checkInDate'),
    checkInTime: keep('checkInTime'),
    checkOutDate: keep('checkOutDate'),
    checkOutTime: keep('checkOutTime'),
    numberOfGuests: keep('numberOfGuests'),
    occasion: clear('occasion'),
    specialRequests: clear('specialRequests'),
  };
}

/** The differences, field by field, for the history. */
export function detailChanges(
  before: BookingDetails,
  after: BookingDetails,
): { field: string; from: string | number | null; to: string | number | null }[] {
  return fields.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, from: before[field], to: after[field] }],
  );
}

export function datesDiffer(a: BookingDetails, b: BookingDetails): boolean {
  return a.checkInDate !== b.checkInDate || a.checkOutDate !== b.checkOutDate;
}

/** Whether two lists name the same things in any order. */
export function sameChoice(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

/** Splits a full name into its first word and the rest. */
export function splitGuestName(name: string): { firstName: string; lastName: string | null } {
  const [firstName = name, ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : null };
}

/** The ids of the services and packages of a booking. */
export interface ChosenExtras {
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

type Plan = Pick<BookingDetails, (typeof plannedFields)[number] | 'occasion' | 'specialRequests'>;

/** How a guest plans their stay, without who they are. */
export function planOf({
  checkInDate,
  checkInTime,
  checkOutDate,
  checkOutTime,
  numberOfGuests,
  occasion,
  specialRequests,
}: Plan): Plan {
  return { checkInDate, checkInTime, checkOutDate, checkOutTime, numberOfGuests, occasion, specialRequests };
}
