import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, nightsOf, stayLimits } from '@getaway/kernel/stay';

/** What is chosen in the calendar (spec page 1, section 4). */
export type DateSelection =
  | { status: 'empty' }
  | { status: 'check-in'; checkIn: CalendarDate }
  | { status: 'stay'; checkIn: CalendarDate; checkOut: CalendarDate };

/** The nights that cannot be booked, and the first day that is not past. */
export interface CalendarFacts {
  booked: ReadonlySet<CalendarDate>;
  today: CalendarDate;
}

/** Why a click did nothing, or (`spans-booked`, `too-long`) something else than it may have been meant to. */
export type DayNotice = 'past' | 'too-far' | 'booked' | 'same-day' | 'spans-booked' | 'too-long';

export interface DayChoice {
  selection: DateSelection;
  notice?: DayNotice;
}

export const noDates: DateSelection = { status: 'empty' };

/**
 * The selection after a click on a day. A first click, or one after a complete stay, sets a new check-in. With a
 * check-in chosen, a later day completes the stay and an earlier one becomes the check-in of a stay that ends on the
 * old one, provided that no booked night lies between; otherwise the clicked day starts a new selection. A day that
 * can be neither changes nothing. A result that differs from the click's intent has a notice.
 */
export function chooseDay(selection: DateSelection, day: CalendarDate, facts: CalendarFacts): DayChoice {
  if (day < facts.today) return { selection, notice: 'past' };
  if (day > lastDay(facts)) return { selection, notice: 'too-far' };
  if (selection.status !== 'check-in') return startAt(day, selection, facts);
  const { checkIn } = selection;
  if (day === checkIn) return { selection, notice: 'same-day' };
  const stay = day < checkIn ? { checkIn: day, checkOut: checkIn } : { checkIn, checkOut: day };
  if (nightCount(stay) > stayLimits.maxNights) return startAt(day, selection, facts, 'too-long');
  if (nightsOf(stay).every((night) => !facts.booked.has(night)))
    return { selection: { status: 'stay', ...stay } };
  return startAt(day, selection, facts, 'spans-booked');
}

/** Whether a click on the day would choose it; a check-in that is chosen already counts as such. */
export function canChoose(selection: DateSelection, day: CalendarDate, facts: CalendarFacts): boolean {
  if (day < facts.today || day > lastDay(facts)) return false;
  return !facts.booked.has(day) || day === checkoutOnlyDay(selection, facts);
}

/** The last day on which a stay may end. */
export function lastDay({ today }: CalendarFacts): CalendarDate {
  return addDays(today, stayLimits.maxDaysAhead);
}

/** The first booked day after the chosen check-in: guests may still leave on it. */
export function checkoutOnlyDay(
  selection: DateSelection,
  { booked }: CalendarFacts,
): CalendarDate | undefined {
  if (selection.status === 'empty') return undefined;
  if (selection.status === 'stay') {
    return booked.has(selection.checkOut) ? selection.checkOut : undefined;
  }
  let first: CalendarDate | undefined;
  for (const day of booked) {
    if (day > selection.checkIn && (first === undefined || day < first)) first = day;
  }
  return first;
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

function startAt(
  day: CalendarDate,
  selection: DateSelection,
  { booked }: CalendarFacts,
  notice?: DayNotice,
): DayChoice {
  if (booked.has(day)) return { selection, notice: 'booked' };
  return { selection: { status: 'check-in', checkIn: day }, ...(notice ? { notice } : {}) };
}
