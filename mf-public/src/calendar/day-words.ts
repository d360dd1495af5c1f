import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatDay, formatHour, formatNights, formatSpokenDay } from '@getaway/web-kit/format/dates';
import { property } from '../property.ts';
import { maximumNights, type DayNotice } from './calendar-selection.ts';
import { isRule, type DayState } from './day-state.ts';
import { ruleNotice, type RuledDay } from './rule-words.ts';

const { checkIn, checkOut } = property;

/**
 * A day as it is read out: 'Friday, February 12, 250 dollars, available'. `price` is in dollars, `rule` what `spokenRule` says.
 */
export function dayName(
  date: CalendarDate,
  state: DayState,
  price: string | undefined,
  rule?: string,
): string {
  const words = [stateWords(state), rule].filter((each) => each !== undefined);
  const spoken = price !== undefined && hasPrice(state) ? [`${Number(price)} dollars`] : [];
  return [formatSpokenDay(date), ...spoken, ...words].join(', ');
}

function hasPrice(state: DayState): boolean {
  return state === 'free' || state === 'check-in' || state === 'check-out' || state === 'too-far';
}

/** Undefined for what `spokenRule` says. */
function stateWords(state: DayState): string | undefined {
  if (isRule(state)) return undefined;
  switch (state) {
    case 'check-in':
      return 'your check-in';
    case 'check-out':
      return 'your check-out';
    case 'checkout-only':
      return `checkout only, departure ${formatHour(checkOut.time)}`;
    case 'past':
      return 'past';
    case 'too-far':
      return 'not bookable yet';
    case 'booked':
      return 'already booked';
    case 'free':
      return 'available';
    default:
      return state satisfies never;
  }
}

/** Why a click on a day did not do what it asked for, in the guest's words. */
export function noticeWords(notice: DayNotice, on: RuledDay): string {
  const day = formatDay(on.day);
  switch (notice) {
    case 'past':
      return `${day} has passed. Please choose today or a later day.`;
    case 'too-far':
      return `${day} can’t be booked yet. Our calendar opens two years ahead.`;
    case 'booked':
      return `The night of ${day} is already booked. Please choose another day.`;
    case 'same-day':
      return `${day} is your check-in day. Pick a later day to check out.`;
    case 'spans-booked':
      return `Some nights in between ${whyInBetween(on)}, so ${day} is now your check-in day.`;
    case 'too-long':
      return `Stays are limited to ${formatNights(maximumNights(on.facts))}, so ${day} is now your check-in day.`;
    default:
      return on.facts.rules ? ruleNotice(notice, on, on.facts.rules) : '';
  }
}

/** Nights that only rules keep from guests are not booked. */
function whyInBetween({ day, dates, facts }: RuledDay): string {
  const { booked, rules } = facts;
  if (dates.status !== 'check-in' || !rules) return 'are already booked';
  const [checkIn, end] = day < dates.checkIn ? [day, dates.checkIn] : [dates.checkIn, day];
  const isTaken = nightsOf({ checkIn, checkOut: end }).some(
    (night) => booked.has(night) && !rules.ruled.has(night),
  );
  return isTaken ? 'are already booked' : 'can’t be booked';
}

/** The note to a day that is only left on. `isTaken`: whether other guests have its night. */
export function checkoutOnlyNote(isTaken: boolean): string {
  if (!isTaken) return `You leave by ${formatTimeOfDay(checkOut.time)}. The night can’t be booked.`;
  return `You leave by ${formatTimeOfDay(checkOut.time)}, before the next guests arrive at ${formatTimeOfDay(checkIn.time)}.`;
}
