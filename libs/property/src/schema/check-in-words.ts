import { usualLatestCheckIn } from '@getaway/kernel/usual-latest-check-in';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';

/** What of a house decides when guests can check in. Times are HH:MM. */
export interface CheckInHours {
  readonly checkIn: { readonly time: string };
  readonly policies: { readonly latestCheckIn: string; readonly flexibleCheckIn: boolean };
}

/** The hours of check-in within a sentence: 'from 3:00 PM', or 'from 3:00 PM to 8:00 PM' where it ends early. */
export function checkInHours(house: CheckInHours): string {
  return `from ${formatTimeOfDay(house.checkIn.time)}${ending(house)}`;
}

/** The same for a house whose hours may be flexible: 'flexible, usually from 3:00 PM to 8:00 PM'. */
export function checkInWords(house: CheckInHours): string {
  if (!house.policies.flexibleCheckIn) return checkInHours(house);
  return `flexible, usually ${checkInHours(house)}`;
}

/**
 * The host's note about check-in. A note that only says the hours, as the sample's does, follows the hours that are set now:
 * hosts change those first.
 */
export function checkInNote(house: CheckInHours & { readonly checkIn: { readonly note: string } }): string {
  return onlyHours.test(house.checkIn.note) ? `Check-in is ${checkInWords(house)}` : house.checkIn.note;
}

/** Each sentence that `checkInWords` can make. */
const onlyHours = /^Check-in is (?:flexible, usually )?from \d{1,2}:\d\d [AP]M(?: to \d{1,2}:\d\d [AP]M)?$/;

/** The same as a fact on its own: 'From 3:00 PM', or '3:00 PM to 8:00 PM'. */
export function checkInFact(house: CheckInHours): string {
  const fact = checkInWords(house).replace(/^from (?=.* to )/, '');
  return fact.charAt(0).toUpperCase() + fact.slice(1);
}

/** Guests expect to arrive in the evening, so only a house that closes earlier than usual says when. */
function ending({ checkIn, policies: { latestCheckIn: latest } }: CheckInHours): string {
  const endsEarly = latest < usualLatestCheckIn && latest > checkIn.time;
  return endsEarly ? ` to ${formatTimeOfDay(latest)}` : '';
}
