import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { checkoutOnlyDay, lastDay, type CalendarFacts, type DateSelection } from './calendar-selection.ts';

/** What a day of the calendar is to the guest; the first that fits. */
export type DayState = 'check-in' | 'check-out' | 'checkout-only' | 'past' | 'too-far' | 'booked' | 'free';

export function dayState(day: CalendarDate, dates: DateSelection, facts: CalendarFacts): DayState {
  if (dates.status !== 'empty' && day === dates.checkIn) return 'check-in';
  if (facts.booked.has(day) && day === checkoutOnlyDay(dates, facts)) return 'checkout-only';
  if (dates.status === 'stay' && day === dates.checkOut) return 'check-out';
  if (day < facts.today) return 'past';
  if (facts.booked.has(day)) return 'booked';
  return day > lastDay(facts) ? 'too-far' : 'free';
}
