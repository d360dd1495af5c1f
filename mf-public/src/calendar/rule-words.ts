import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { minimumInWords, nightsInWords } from '@getaway/kernel/night-words';
import { formatDay } from '@getaway/web-kit/format/dates';
import type { CalendarFacts, DateSelection, StayRule } from './calendar-selection.ts';
import { arrivalRule } from './calendar-selection.ts';
import { minimumFor, type DayRules, type NightRule } from './day-rules.ts';
import { isRule, type DayState } from './day-state.ts';

/** A day that a rule concerns, with what was chosen before a click on it. */
export interface RuledDay {
  readonly day: CalendarDate;
  readonly dates: DateSelection;
  readonly facts: CalendarFacts;
}

/** A rule in as few words as the day of a calendar has room for; undefined if the state is no rule. */
export function ruleMark(state: DayState, { day, dates, facts: { rules } }: RuledDay): string | undefined {
  if (!rules) return undefined;
  switch (state) {
    case 'closed':
      return 'Closed';
    case 'lead-time':
      return 'Too soon';
    case 'booking-window':
      return 'Not yet';
    case 'nights-between':
      return 'Kept free';
    case 'no-check-in':
      return 'No check-in';
    case 'no-check-out':
      return 'No check-out';
    case 'too-short':
      return `Min ${minimumFor(chosenCheckIn(dates) ?? day, rules).nights}`;
    case 'no-room':
      return `Min ${minimumFor(day, rules).nights}`;
    default:
      return undefined;
  }
}

/** A rule as the day is read out: 'no check-in'. For a day that can be chosen, what a stay from it has to keep to. */
export function spokenRule(state: DayState, on: RuledDay): string | undefined {
  const { day, dates, facts } = on;
  if (!facts.rules) return undefined;
  switch (state) {
    case 'closed':
      return 'closed';
    case 'lead-time':
      return 'too soon to book';
    case 'booking-window':
      return 'not bookable yet';
    case 'nights-between':
      return 'kept free between stays';
    case 'no-check-in':
      return 'no check-in';
    case 'no-check-out':
      return 'no check-out';
    case 'too-short':
      return lowerFirst(minimumOn(chosenCheckIn(dates) ?? day, facts.rules));
    case 'no-room':
      return `${lowerFirst(minimumOn(day, facts.rules))}, not enough nights available`;
    default:
      return state === 'free' ? spokenHint(on) : undefined;
  }
}

/** What a pointer or the focus on a day explains: why it can't be chosen, or what a stay from it has to keep to. */
export function ruleLine(state: DayState, on: RuledDay): string | undefined {
  if (!on.facts.rules) return undefined;
  if (state === 'free') return freeHints(on)[0];
  return isRule(state) ? ruleNotice(state, on, on.facts.rules) : undefined;
}

/** Why a click was refused by a rule, or began another stay, and what to do next. */
export function ruleNotice(notice: NightRule | StayRule, on: RuledDay, rules: DayRules): string {
  const { day, dates, facts } = on;
  const name = formatDay(day);
  const checkIn = chosenCheckIn(dates);
  const isEarlier = checkIn !== undefined && day < checkIn;
  switch (notice) {
    case 'closed':
      return `We’re closed on the night of ${name}.${next(
        'open night',
        firstDay(day, (each) => !facts.booked.has(each)),
      )}`;
    case 'lead-time':
      return `Please book at least ${rules.leadHours} ${rules.leadHours === 1 ? 'hour' : 'hours'} before check-in.${next('check-in', firstArrival(day, facts))}`;
    case 'booking-window':
      return `You can book up to ${rules.windowDays} ${rules.windowDays === 1 ? 'day' : 'days'} ahead, so ${name} can’t be booked yet. Please choose an earlier day.`;
    case 'nights-between':
      return `We keep ${nightsInWords(rules.nightsBetween)} free between stays, and the night of ${name} is one of them. Please choose another day.`;
    case 'no-check-in':
      return `No check-in on ${name}.${next('possible check-in', firstArrival(day, facts))}`;
    case 'no-check-out':
      return isEarlier
        ? `No check-out on ${formatDay(checkIn)}, so ${name} is now your check-in day.`
        : `No check-out on ${name}.${next(
            'possible check-out',
            firstDay(day, (each) => !rules.noCheckOut.has(each)),
          )}`;
    case 'too-short': {
      const from = isEarlier || checkIn === undefined ? day : checkIn;
      const least = minimumFor(from, rules).nights;
      const end = formatDay(addDays(from, least));
      const moved = isEarlier ? `, so ${name} is now your check-in day` : '';
      return `${minimumOn(from, rules)}${moved}. Choose ${end} or later to check out.`;
    }
    case 'no-room':
      return `${minimumOn(day, rules)}, and too few nights are available from then on.${next('possible check-in', firstArrival(day, facts))}`;
    default:
      return notice satisfies never;
  }
}

function spokenHint(on: RuledDay): string | undefined {
  const hints = freeHints(on);
  return hints.length === 0 ? undefined : hints.map(lowerFirst).join(', ');
}

/** What a guest who begins a stay on this day should know first. */
function freeHints({ day, dates, facts: { rules } }: RuledDay): string[] {
  if (!rules || dates.status === 'check-in') return [];
  return [
    ...(minimumFor(day, rules).nights > 1 ? [minimumOn(day, rules)] : []),
    ...(rules.noCheckOut.has(day) ? [`No check-out on ${formatDay(day)}`] : []),
  ];
}

function minimumOn(day: CalendarDate, rules: DayRules): string {
  return minimumInWords(minimumFor(day, rules), day);
}

function chosenCheckIn(dates: DateSelection): CalendarDate | undefined {
  return dates.status === 'check-in' ? dates.checkIn : undefined;
}

function next(what: string, day: CalendarDate | undefined): string {
  return day === undefined ? ' Please choose another day.' : ` The next ${what} is ${formatDay(day)}.`;
}

/** How far a next possible day is looked for, in days. */
const daysToLookAhead = 62;

function firstDay(after: CalendarDate, isPossible: (day: CalendarDate) => boolean): CalendarDate | undefined {
  for (let days = 1; days <= daysToLookAhead; days += 1)
    if (isPossible(addDays(after, days))) return addDays(after, days);
  return undefined;
}

function firstArrival(after: CalendarDate, facts: CalendarFacts): CalendarDate | undefined {
  return firstDay(after, (day) => !facts.booked.has(day) && arrivalRule(day, facts) === undefined);
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
