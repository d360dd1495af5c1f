import { earliestOpening } from '@getaway/kernel/stay-hours';
import { sameExtras, type StayExtras } from './stay-extras.ts';

interface ChangedExtras {
  readonly before: StayExtras;
  readonly after: StayExtras;
  /** The early check-in, HH:MM, of the booking as it is stored. */
  readonly booked: string | null | undefined;
  /** That of the chosen extras, as far as they are still sold. */
  readonly chosen: string | null;
}

/** The early check-in, HH:MM, that changed extras include; undefined where they are the same. */
export function plannedOpening({ before, after, booked, chosen }: ChangedExtras): string | null | undefined {
  if (sameExtras(before, after)) return undefined;
  // An extra that is no longer sold may include the early check-in, and only the booking knows that one.
  const keepsAll =
    before.addOnIds.every((id) => after.addOnIds.includes(id)) &&
    before.packageIds.every((id) => after.packageIds.includes(id));
  return keepsAll ? earliestOpening([{ checkInFrom: booked }, { checkInFrom: chosen }]) : chosen;
}
