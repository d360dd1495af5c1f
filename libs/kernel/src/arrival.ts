import { formatTimeOfDay } from './time-of-day.ts';

/** What is known of the check-in of a stay. */
export interface Arrival {
  /** HH:MM, as the guest or staff chose it. */
  readonly checkInTime: string;
  /** The early check-in, HH:MM, that the extras of the stay include. */
  readonly opensAt?: string | null | undefined;
}

/**
 * When the guest of a stay arrives, HH:MM. `usual` is the check-in time of the house, HH:MM: a guest who paid for an earlier
 * one and still has it has not chosen a time, and may arrive from the earlier one on.
 */
export function arrivalTime(arrival: Arrival, usual: string): string {
  return isOpen(arrival, usual) ? (earlyCheckIn(arrival, usual) ?? usual) : arrival.checkInTime;
}

type Format = (time: string) => string;

/**
 * When the guest of a stay may arrive, for a list: '4:00 PM', 'from 12:00 PM (early check-in)'. `usual` as in `arrivalTime`;
 * `format` writes a time of HH:MM.
 */
export function arrivalInWords(arrival: Arrival, usual: string, format: Format = formatTimeOfDay): string {
  const isFrom = isOpen(arrival, usual) && earlyCheckIn(arrival, usual) !== null;
  return `${isFrom ? 'from ' : ''}${timeWithNote(arrival, usual, format)}`;
}

/**
 * The same in a sentence: 'from 4:00 PM', 'at 6:00 PM', 'from 12:00 PM (early check-in)'. Another hour than the house's is the
 * one that the guest has chosen.
 */
export function checkInMoment(arrival: Arrival, usual: string): string {
  return `${isOpen(arrival, usual) ? 'from' : 'at'} ${timeWithNote(arrival, usual, formatTimeOfDay)}`;
}

function timeWithNote(arrival: Arrival, usual: string, format: Format): string {
  const time = arrivalTime(arrival, usual);
  const early = earlyCheckIn(arrival, usual);
  if (early === null) return format(time);
  const from = early < time ? ` from ${format(early)}` : '';
  return `${format(time)} (early check-in${from})`;
}

function isOpen({ checkInTime }: Arrival, usual: string): boolean {
  return checkInTime === usual;
}

function earlyCheckIn({ opensAt }: Arrival, usual: string): string | null {
  return opensAt && opensAt < usual ? opensAt : null;
}
