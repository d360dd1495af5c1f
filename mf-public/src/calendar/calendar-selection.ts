import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, nightsOf, stayLimits, type Stay } from '@getaway/kernel/stay';
import { minimumFor, type DayRules, type NightRule } from './day-rules.ts';

/** What is chosen in the calendar (spec page 1, section 4). */
export type DateSelection =
  | { status: 'empty' }
  | { status: 'check-in'; checkIn: CalendarDate }
  | { status: 'stay'; checkIn: CalendarDate; checkOut: CalendarDate };

/** The nights that cannot be booked, and the first day that is not past. */
export interface CalendarFacts {
  booked: ReadonlySet<CalendarDate>;
  today: CalendarDate;
  /** Missing where the house has set none. */
  rules?: DayRules | undefined;
}

/** A rule that a stay breaks, or that a day can't begin one by: `no-room` if no stay from it would be long enough. */
export type StayRule = 'no-check-in' | 'no-check-out' | 'too-short' | 'no-room';

/**
 * Why a click did nothing, or something else than it may have been meant to: always with `spans-booked` and `too-long`, with a
 * rule of stays if the selection changed.
 */
export type DayNotice =
  | 'past'
  | 'too-far'
  | 'booked'
  | 'same-day'
  | 'spans-booked'
  | 'too-long'
  | NightRule
  | StayRule;

export interface DayChoice {
  selection: DateSelection;
  notice?: DayNotice;
}

export const noDates: DateSelection = { status: 'empty' };

/**
 * The selection after a click on a day. A first click, or one after a complete stay, sets a new check-in. With a
 * check-in chosen, a later day completes the stay and an earlier one becomes the check-in of a stay that ends on the
 * old one, provided that no booked night lies between; otherwise the clicked day starts a new selection. A day that
 * can be neither changes nothing. A day on which no stay may begin, or the chosen one may not end, changes nothing
 * either, where a house has rules of stays. A result that differs from the click's intent has a notice.
 */
export function chooseDay(selection: DateSelection, day: CalendarDate, facts: CalendarFacts): DayChoice {
  if (day < facts.today) return { selection, notice: 'past' };
  if (day > lastDay(facts)) return { selection, notice: 'too-far' };
  if (selection.status !== 'check-in') return startAt(day, selection, facts);
  const { checkIn } = selection;
  if (day === checkIn) return { selection, notice: 'same-day' };
  const stay = day < checkIn ? { checkIn: day, checkOut: checkIn } : { checkIn, checkOut: day };
  if (nightCount(stay) > maximumNights(facts)) return startAt(day, selection, facts, 'too-long');
  if (nightsOf(stay).some((night) => facts.booked.has(night)))
    return startAt(day, selection, facts, 'spans-booked');
  const broken = ruleBrokenBy(stay, facts);
  if (!broken) return { selection: { status: 'stay', ...stay } };
  // Only an earlier day can have been meant to begin a stay.
  return day > checkIn ? { selection, notice: broken } : startAt(day, selection, facts, broken);
}

/** Whether a click on the day would choose it; a check-in that is chosen already counts as such. */
export function canChoose(selection: DateSelection, day: CalendarDate, facts: CalendarFacts): boolean {
  if (day < facts.today || day > lastDay(facts)) return false;
  if (day === checkoutOnlyDay(selection, facts)) return true;
  if (!facts.rules) return !facts.booked.has(day);
  if (selection.status === 'check-in' && day === selection.checkIn) return true;
  return chooseDay(selection, day, facts).selection !== selection;
}

/** The most nights of a stay. */
export function maximumNights({ rules }: CalendarFacts): number {
  return rules?.maximumNights ?? stayLimits.maxNights;
}

/** The last day on which a stay may end. */
export function lastDay({ today }: CalendarFacts): CalendarDate {
  return addDays(today, stayLimits.maxDaysAhead);
}

/** The first booked day after the chosen check-in: guests may still leave on it. */
export function checkoutOnlyDay(selection: DateSelection, facts: CalendarFacts): CalendarDate | undefined {
  const { booked } = facts;
  if (selection.status === 'empty') return undefined;
  if (selection.status === 'stay') {
    return booked.has(selection.checkOut) ? selection.checkOut : undefined;
  }
  let first: CalendarDate | undefined;
  for (const day of booked) {
    if (day > selection.checkIn && (first === undefined || day < first)) first = day;
  }
  const isRefused = first && ruleBrokenBy({ checkIn: selection.checkIn, checkOut: first }, facts);
  return isRefused ? undefined : first;
}

/** The stay that a click on the hovered day would make, if it would make one. */
export function previewStay(
  selection: DateSelection,
  hovered: CalendarDate | undefined,
  facts: CalendarFacts,
): Extract<DateSelection, { status: 'stay' }> | undefined {
  if (selection.status !== 'check-in' || hovered === undefined) return undefined;
  const next = chooseDay(selection, hovered, facts).selection;
  return next.status === 'stay' ? next : undefined;
}

/** Why no stay can begin on a day that can be slept in; undefined if one can. */
export function arrivalRule(day: CalendarDate, facts: CalendarFacts): StayRule | undefined {
  const { booked, rules } = facts;
  if (!rules) return undefined;
  if (rules.noCheckIn.has(day)) return 'no-check-in';
  for (let nights = 1; nights <= rules.maximumNights; nights += 1) {
    const checkOut = addDays(day, nights);
    if (booked.has(addDays(checkOut, -1)) || checkOut > lastDay(facts)) return 'no-room';
    if (!ruleBrokenBy({ checkIn: day, checkOut }, facts)) return undefined;
  }
  return 'no-room';
}

/** The rule that a stay breaks whose nights can all be had. */
function ruleBrokenBy(stay: Stay, facts: CalendarFacts): StayRule | undefined {
  const { rules } = facts;
  if (!rules) return undefined;
  if (rules.noCheckIn.has(stay.checkIn)) return 'no-check-in';
  const isTooShort = nightCount(stay) < minimumFor(stay.checkIn, rules).nights;
  if (isTooShort && !(rules.fillsGaps && fillsGap(stay, facts))) return 'too-short';
  return rules.noCheckOut.has(stay.checkOut) ? 'no-check-out' : undefined;
}

/** Whether nobody can have the nights before and after a stay. Those beyond the booking window can be booked later. */
function fillsGap({ checkIn, checkOut }: Stay, { booked, today, rules }: CalendarFacts): boolean {
  return [addDays(checkIn, -1), checkOut].every(
    (night) => night < today || (booked.has(night) && rules?.ruled.get(night) !== 'booking-window'),
  );
}

function startAt(
  day: CalendarDate,
  selection: DateSelection,
  facts: CalendarFacts,
  notice?: DayNotice,
): DayChoice {
  if (facts.booked.has(day)) return { selection, notice: facts.rules?.ruled.get(day) ?? 'booked' };
  const rule = arrivalRule(day, facts);
  if (rule) return { selection, notice: rule };
  return { selection: { status: 'check-in', checkIn: day }, ...(notice ? { notice } : {}) };
}
