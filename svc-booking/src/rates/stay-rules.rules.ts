import { addDays, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { stayLimits } from '@getaway/kernel/stay';
import { instantInZone } from '@getaway/kernel/zoned-time';

/** The rules for all stays that guests book. */
export interface StayRules {
  /** Unless a season or an override has its own. */
  readonly minimumNights: number;
  readonly maximumNights: number;
  /** The least hours from booking to the usual check-in time of the first day. */
  readonly leadHours: number;
  /** The last possible check-out, in days from today. */
  readonly windowDays: number;
  /** Nights that stay empty between two stays. */
  readonly nightsBetween: number;
}

/** Rules with how often they were changed. */
export interface StoredStayRules extends StayRules {
  readonly version: number;
}

/** The rules until staff set others: the limits that every house has. */
export const usualStayRules: StayRules = {
  minimumNights: 1,
  maximumNights: stayLimits.maxNights,
  leadHours: 0,
  windowDays: stayLimits.maxDaysAhead,
  nightsBetween: 0,
};

/** A moment at the house, and when guests usually check in there. */
export interface HouseTime {
  readonly now: Date;
  readonly timeZone: string;
  /** HH:MM */
  readonly checkInTime: string;
}

/** A moment at a house, from the dependencies that know it. */
export function houseTime(
  { timeZone, usualHours }: { timeZone: string; usualHours: { readonly checkInTime: string } },
  now: Date,
): HouseTime {
  return { now, timeZone, checkInTime: usualHours.checkInTime };
}

/**
 * The first day on which a guest who books now can check in. Without a lead time it is today, also after the check-in time.
 */
export function earliestCheckIn(
  { leadHours }: Pick<StayRules, 'leadHours'>,
  { now, timeZone, checkInTime }: HouseTime,
): CalendarDate {
  if (leadHours === 0) return dateInZone(now, timeZone);
  const ready = addMilliseconds(now, leadHours * hourMs);
  const day = dateInZone(ready, timeZone);
  return instantInZone(day, checkInTime, timeZone) < ready ? addDays(day, 1) : day;
}

/** What is wrong with rules that are each possible alone; undefined if nothing is. */
export function stayRulesFault({
  minimumNights,
  maximumNights,
  windowDays,
}: StayRules): { readonly path: 'maximumNights' | 'windowDays'; readonly message: string } | undefined {
  if (maximumNights < minimumNights)
    return { path: 'maximumNights', message: 'Must not be less than the minimum stay' };
  if (windowDays < minimumNights)
    return { path: 'windowDays', message: 'Must be long enough for the minimum stay' };
  return undefined;
}
