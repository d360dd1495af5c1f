import type { FieldChange } from '@getaway/contracts/http/staff-booking-changes';
import { plannedFields } from '@getaway/kernel/stay';
import { valuesOf, type BookingValues, type LoadedBooking } from './booking-values.ts';
import { sameExtras } from './stay-extras.ts';

/** What staff typed, on top of a state of the booking that somebody else saved meanwhile. */
export interface Merged {
  readonly values: BookingValues;
  /** What the other one changed. */
  readonly changes: readonly FieldChange[];
  /** Fields that both changed, to different values. */
  readonly conflicts: readonly string[];
}

const fields = [
  'guestName',
  'email',
  'phone',
  'status',
  ...plannedFields,
  'occasion',
  'specialRequests',
] as const satisfies readonly (keyof BookingValues)[];

/** Keeps each field that was typed, and takes the others from the newest state. */
export function mergeValues(opened: LoadedBooking, typed: BookingValues, newest: LoadedBooking): Merged {
  const [before, after] = [valuesOf(opened), valuesOf(newest)];
  const changed = fields.filter((field) => after[field] !== before[field]);
  const kept = fields.filter((field) => typed[field] !== before[field]);
  const extrasChanged = !sameExtras(before.extras, after.extras);
  const extrasKept = !sameExtras(before.extras, typed.extras);
  const conflicts = changed.filter((field) => kept.includes(field) && typed[field] !== after[field]);
  const inConflict = extrasChanged && extrasKept && !sameExtras(typed.extras, after.extras);
  return {
    values: {
      ...after,
      ...Object.fromEntries(kept.map((field) => [field, typed[field]])),
      extras: extrasKept ? typed.extras : after.extras,
    },
    changes: [
      ...changed.map((field) => change(field, before[field], after[field])),
      ...(extrasChanged ? [change('extras', namesOf(opened), namesOf(newest))] : []),
      ...(opened.totalPrice === newest.totalPrice
        ? []
        : [change('totalPrice', opened.totalPrice, newest.totalPrice)]),
      ...(opened.balance === newest.balance ? [] : [change('balance', opened.balance, newest.balance)]),
    ],
    conflicts: [...conflicts, ...(inConflict ? ['extras'] : [])],
  };
}

function change(field: string, from: string | number | null, to: string | number | null): FieldChange {
  return { field, from: inText(from), to: inText(to) };
}

function inText(value: string | number | null): string | null {
  return value === null || value === '' ? null : String(value);
}

function namesOf({ quote }: LoadedBooking): string {
  return [...quote.addOns, ...quote.packages].map(({ name }) => name).join(', ');
}
