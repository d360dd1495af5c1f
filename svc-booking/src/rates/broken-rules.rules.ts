import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { dayInWords, minimumInWords, nightsInWords } from '@getaway/kernel/night-words';
import { nightCount, nightsOf, type Stay } from '@getaway/kernel/stay';
import { rulesOf, type RateCalendar } from './rate-calendar.rules.ts';
import { minimumOf } from './night-rules.rules.ts';
import type { StayRules } from './stay-rules.rules.ts';

/** Why a guest cannot book a stay, as clients know it. */
export type RuleCode =
  | 'maximum-nights'
  | 'booking-window'
  | 'lead-time'
  | 'closed'
  | 'closed-to-arrival'
  | 'closed-to-departure'
  | 'minimum-nights'
  | 'nights-between';

/** A rule that a stay breaks, and what a guest can do about it. */
export interface BrokenRule {
  readonly code: RuleCode;
  readonly path: 'checkInDate' | 'checkOutDate';
  readonly message: string;
}

/** What stays are checked against. `today` and `earliest`, the first day to check in, are days at the house. */
export interface RuleFacts {
  readonly calendar: Pick<RateCalendar, 'periods'>;
  readonly rules: StayRules;
  readonly today: CalendarDate;
  readonly earliest: CalendarDate;
  /** Whether the house lets the stay fill a gap exactly, which needs no minimum. */
  readonly fillsGap?: boolean;
  /** A stay that the guest has already: what stays as it is breaks no rule. */
  readonly kept?: Stay | undefined;
}

/** How far ahead of a refused date another one is looked for, in days. */
export const daysToLookAhead = 62;

/**
 * The rules that a stay breaks, the most useful one for a guest first. Whether its nights are available, and the
 * nights that stay empty between stays, are not looked at here.
 */
export function brokenRules(stay: Stay, facts: RuleFacts): BrokenRule[] {
  const { kept } = facts;
  if (kept?.checkIn === stay.checkIn && kept.checkOut === stay.checkOut) return [];
  return checks.flatMap((check) => check(stay, facts) ?? []);
}

type Check = (stay: Stay, facts: RuleFacts) => BrokenRule | undefined;

const checks: readonly Check[] = [
  (stay, { rules }) =>
    nightCount(stay) > rules.maximumNights
      ? broken('maximum-nights', `You can stay up to ${nightsInWords(rules.maximumNights)}`)
      : undefined,
  (stay, { rules, today }) =>
    stay.checkOut > addDays(today, rules.windowDays)
      ? broken(
          'booking-window',
          `You can book up to ${rules.windowDays} ${rules.windowDays === 1 ? 'day' : 'days'} ahead`,
        )
      : undefined,
  (stay, { rules, earliest, kept }) =>
    stay.checkIn < earliest && stay.checkIn !== kept?.checkIn
      ? broken(
          'lead-time',
          `Please book at least ${rules.leadHours} ${rules.leadHours === 1 ? 'hour' : 'hours'} before check-in. The earliest check-in is ${dayInWords(earliest)}`,
        )
      : undefined,
  (stay, facts) => {
    const own = new Set(facts.kept ? nightsOf(facts.kept) : []);
    const closed = nightsOf(stay).find((night) => !own.has(night) && on(night, facts).closed);
    if (closed === undefined) return undefined;
    const next = nextDay(closed, (day) => !on(day, facts).closed);
    const words = `We’re closed on the night of ${dayInWords(closed)}`;
    return broken('closed', next ? `${words}. The next open night is ${dayInWords(next)}` : words);
  },
  ({ checkIn }, facts) => {
    if (checkIn === facts.kept?.checkIn || !on(checkIn, facts).closedToArrival) return undefined;
    const next = nextDay(checkIn, (day) => {
      const { closed, closedToArrival } = on(day, facts);
      return !closed && !closedToArrival;
    });
    const words = `No check-in on ${dayInWords(checkIn)}`;
    return broken(
      'closed-to-arrival',
      next ? `${words}. The next possible check-in is ${dayInWords(next)}` : words,
    );
  },
  ({ checkOut }, facts) => {
    if (checkOut === facts.kept?.checkOut || !on(checkOut, facts).closedToDeparture) return undefined;
    const next = nextDay(checkOut, (day) => !on(day, facts).closedToDeparture);
    const words = `No check-out on ${dayInWords(checkOut)}`;
    return broken(
      'closed-to-departure',
      next ? `${words}. The next possible check-out is ${dayInWords(next)}` : words,
    );
  },
  (stay, facts) => {
    const { minimumNights } = on(stay.checkIn, facts);
    return nightCount(stay) < minimumNights.value && !facts.fillsGap
      ? broken('minimum-nights', minimumInWords(minimumOf(minimumNights), stay.checkIn))
      : undefined;
  },
];

const ofArrival: readonly RuleCode[] = ['lead-time', 'closed', 'closed-to-arrival'];

/** A rule that the check-in breaks is shown there, the others at the check-out. */
function broken(code: RuleCode, message: string): BrokenRule {
  return { code, path: ofArrival.includes(code) ? 'checkInDate' : 'checkOutDate', message };
}

function on(date: CalendarDate, { calendar, rules }: RuleFacts): ReturnType<typeof rulesOf> {
  return rulesOf(date, calendar, rules);
}

function nextDay(after: CalendarDate, isPossible: (day: CalendarDate) => boolean): CalendarDate | undefined {
  for (let days = 1; days <= daysToLookAhead; days += 1) {
    const day = addDays(after, days);
    if (isPossible(day)) return day;
  }
  return undefined;
}

/** The rule that a stay breaks which leaves too few nights to another one. */
export function tooCloseInWords(nightsBetween: number): BrokenRule {
  const nights = nightsInWords(nightsBetween);
  const message = `We keep ${nights} free between stays. Please choose dates that leave ${nights} before and after other stays`;
  return broken('nights-between', message);
}
