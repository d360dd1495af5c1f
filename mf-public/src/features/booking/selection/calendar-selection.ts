import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';

/** What is chosen in the calendar (spec page 1, section 4). */
export type DateSelection =
  | { status: 'empty' }
  | { status: 'arrival'; arrival: CalendarDate }
  | { status: 'stay'; arrival: CalendarDate; departure: CalendarDate };

/** The nights that cannot be booked, and the first day that is not past. */
export interface CalendarFacts {
  booked: ReadonlySet<CalendarDate>;
  today: CalendarDate;
}

export const noDates: DateSelection = { status: 'empty' };

/**
 * The selection after a click on a day. A first click, or one after a complete stay, sets a new arrival. With an
 * arrival chosen, a later day completes the stay and an earlier one becomes the arrival of a stay that ends on the
 * old one, provided that no booked night lies between; otherwise the clicked day starts anew. A day that can be
 * neither leaves everything as it is.
 */
export function chooseDay(selection: DateSelection, day: CalendarDate, facts: CalendarFacts): DateSelection {
  if (day < facts.today) return selection;
  if (selection.status !== 'arrival') return startAt(day, selection, facts);
  const { arrival } = selection;
  if (day === arrival) return selection;
  const [first, last] = day < arrival ? [day, arrival] : [arrival, day];
  if (allNightsFree(first, last, facts)) return { status: 'stay', arrival: first, departure: last };
  return startAt(day, selection, facts);
}

/** Whether a click on the day would change anything. */
export function canChoose(selection: DateSelection, day: CalendarDate, facts: CalendarFacts): boolean {
  if (day < facts.today) return false;
  return !facts.booked.has(day) || day === checkoutOnlyDay(selection, facts);
}

/** The first booked day after the chosen arrival: guests may still leave on it. */
export function checkoutOnlyDay(
  selection: DateSelection,
  { booked }: CalendarFacts,
): CalendarDate | undefined {
  if (selection.status === 'empty') return undefined;
  if (selection.status === 'stay') {
    return booked.has(selection.departure) ? selection.departure : undefined;
  }
  let first: CalendarDate | undefined;
  for (const day of booked) {
    if (day > selection.arrival && (first === undefined || day < first)) first = day;
  }
  return first;
}

/** The stay that a click on the hovered day would make, if it would make one. */
export function previewStay(
  selection: DateSelection,
  hovered: CalendarDate | undefined,
  facts: CalendarFacts,
): Extract<DateSelection, { status: 'stay' }> | undefined {
  if (selection.status !== 'arrival' || hovered === undefined) return undefined;
  const next = chooseDay(selection, hovered, facts);
  return next.status === 'stay' ? next : undefined;
}

function startAt(day: CalendarDate, selection: DateSelection, { booked }: CalendarFacts): DateSelection {
  return booked.has(day) ? selection : { status: 'arrival', arrival: day };
}

function allNightsFree(arrival: CalendarDate, departure: CalendarDate, { booked }: CalendarFacts): boolean {
  return nightsOf({ arrival, departure }).every((night) => !booked.has(night));
}
