import type { CalendarDate } from '@getaway/kernel/calendar-date';
import {
  checkoutOnlyDay,
  chooseDay,
  lastDay,
  type CalendarFacts,
  type DateSelection,
  type StayRule,
} from './calendar-selection.ts';
import type { NightRule } from './day-rules.ts';

/** What a day of the calendar is to the guest; the first that fits. */
export type DayState =
  | 'check-in'
  | 'check-out'
  | 'checkout-only'
  | 'past'
  | 'too-far'
  | 'booked'
  | 'free'
  | NightRule
  | StayRule;

/** Complete by its type. */
const rules: Readonly<Record<NightRule | StayRule, true>> = {
  closed: true,
  'lead-time': true,
  'booking-window': true,
  'nights-between': true,
  'no-check-in': true,
  'no-check-out': true,
  'too-short': true,
  'no-room': true,
};

/** Whether a rule of the house keeps the day from the guest; `rule-words.ts` has its words. */
export function isRule(state: DayState): state is NightRule | StayRule {
  return state in rules;
}

export function dayState(day: CalendarDate, dates: DateSelection, facts: CalendarFacts): DayState {
  if (dates.status !== 'empty' && day === dates.checkIn) return 'check-in';
  if (facts.booked.has(day) && day === checkoutOnlyDay(dates, facts)) return 'checkout-only';
  if (dates.status === 'stay' && day === dates.checkOut) return 'check-out';
  if (day < facts.today) return 'past';
  if (facts.booked.has(day)) return facts.rules?.ruled.get(day) ?? 'booked';
  if (day > lastDay(facts)) return 'too-far';
  return refusingRule(day, dates, facts) ?? 'free';
}

/** The rule of stays that a click on the day would only explain. */
function refusingRule(day: CalendarDate, dates: DateSelection, facts: CalendarFacts): StayRule | undefined {
  if (!facts.rules) return undefined;
  const { selection, notice } = chooseDay(dates, day, facts);
  if (selection !== dates) return undefined;
  return stayRules.find((rule) => rule === notice);
}

const stayRules: readonly StayRule[] = ['no-check-in', 'no-check-out', 'too-short', 'no-room'];
