import { formatTimeOfDay } from '@getaway/kernel/time-of-day';

interface Arrival {
  /** HH:MM, as the guest or staff chose it. */
  readonly checkInTime: string;
  /** The early check-in, HH:MM, that the extras of the stay include. */
  readonly opensAt?: string | null | undefined;
}

/**
 * When the guest of a stay may arrive: '4:00 PM', 'from 12:00 PM (early check-in)'. `usual` is the check-in time of the
 * house, HH:MM: a guest who paid for an earlier one and still has it has not chosen a time.
 */
export function arrivalInWords({ checkInTime, opensAt }: Arrival, usual: string): string {
  const chosen = formatTimeOfDay(checkInTime);
  if (!opensAt || opensAt >= usual) return chosen;
  if (opensAt >= checkInTime) return `${chosen} (early check-in)`;
  const from = formatTimeOfDay(opensAt);
  return checkInTime === usual ? `from ${from} (early check-in)` : `${chosen} (early check-in from ${from})`;
}
