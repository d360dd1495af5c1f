import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { formatDate } from '../format/dates.ts';
import { daysOf, pricedDays } from './days-to-price.ts';
import { dayParts, daysOfParts, months, type DayParts } from './typed-day.ts';
import { typedEnds } from './typed-range.ts';

/** What is wrong with the days of a search, or with pricing them; undefined for any other search. */
export function dayHint(search: string, today: CalendarDate): string | undefined {
  const priced = pricedDays(search);
  for (const { named } of [{ named: search }, ...priced]) {
    const words = whatIsWrong(named, today);
    if (words !== undefined) return words;
  }
  const [past] = priced.flatMap(({ named }) => daysOf(named, today));
  return past && past.end < today
    ? `${formatDate(past.end)} is over. Choose nights from today on.`
    : undefined;
}

function whatIsWrong(named: string, today: CalendarDate): string | undefined {
  if (daysOf(named, today).length > 0) return undefined;
  const single = dayParts(named);
  if (single) return whyNoDay(single, { today, isSlashed: named.includes('/') });
  const [ends] = typedEnds(named);
  if (!ends) return undefined;
  const typed = { today, isSlashed: named.includes('/') };
  return (
    whyNoDay(ends.first, typed) ??
    whyNoDay(ends.last, typed) ??
    'The last night is before the first: type the first one first, as in “jun 20-22”.'
  );
}

interface AsTyped {
  readonly today: CalendarDate;
  /** Whether it was written with slashes, where the month comes first. */
  readonly isSlashed: boolean;
}

/** Why no calendar has this day; undefined if one has. */
function whyNoDay(parts: DayParts, { today, isSlashed }: AsTyped): string | undefined {
  if (daysOfParts(parts, today).length > 0 || Number(parts.year ?? 1) === 0) return undefined;
  const [month, day] = [Number(parts.month), Number(parts.day)];
  const name = months[month - 1];
  if (name === undefined) {
    const isSwapped = isSlashed && month <= 31 && day >= 1 && day <= 12;
    return `There’s no month ${month}.${isSwapped ? ` Type the month first, as in ${day}/${month}.` : ''}`;
  }
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${day}`;
  if (month !== 2 || day !== 29) return `There’s no ${title}.`;
  if (parts.year !== undefined) return `There’s no ${title} in ${parts.year.padStart(4, '20')}.`;
  const year = Number(today.slice(0, 4));
  const isLeap = (each: number): boolean => daysOfParts({ ...parts, year: String(each) }, today).length > 0;
  // No two of them are more than eight years apart.
  const leap = [1, 2, 3, 4, 5, 6, 7, 8].map((years) => year + years).find(isLeap);
  return `${title} comes only in leap years: add its year, such as “Feb 29, ${leap}”.`;
}
