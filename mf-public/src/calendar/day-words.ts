import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatDay, formatHour, formatSpokenDay } from '@getaway/web-kit/format/dates';
import { property } from '../property.ts';
import type { DayNotice } from './calendar-selection.ts';
import type { DayState } from './day-state.ts';

const { checkIn, checkOut } = property;

/** A day as it is read out: 'Friday, February 12, 250 dollars, available'. `price` is in dollars. */
export function dayName(date: CalendarDate, state: DayState, price: string | undefined): string {
  const spoken = price && state !== 'past' && state !== 'booked' && state !== 'checkout-only';
  return [formatSpokenDay(date), ...(spoken ? [`${Number(price)} dollars`] : []), stateWords(state)].join(
    ', ',
  );
}

function stateWords(state: DayState): string {
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
export function noticeWords(notice: DayNotice, date: CalendarDate): string {
  const day = formatDay(date);
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
      return `Some nights in between are already booked, so ${day} is now your check-in day.`;
    case 'too-long':
      return `Stays are limited to 60 nights, so ${day} is now your check-in day.`;
    default:
      return notice satisfies never;
  }
}

/** The note to a day that is only left on. */
export function checkoutOnlyNote(): string {
  return `You leave by ${formatTimeOfDay(checkOut.time)}, before the next guests arrive at ${formatTimeOfDay(checkIn.time)}.`;
}
