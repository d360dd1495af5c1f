import type { CalendarDate } from './calendar-date.ts';
import { utcFormat } from './utc-format.ts';

const small = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const dayFormat = utcFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** 'one night', 'two nights', '14 nights'. */
export function nightsInWords(nights: number): string {
  return `${small[nights] ?? nights} ${nights === 1 ? 'night' : 'nights'}`;
}

/** 'Fri, Jan 29'. */
export function dayInWords(date: CalendarDate): string {
  return dayFormat.format(Date.parse(date));
}

/** With a capital letter. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The least nights of a stay, and what sets them: a season, single dates, or the rules of all stays. */
export interface MinimumStay {
  readonly nights: number;
  readonly season?: string | undefined;
  /** Whether it is that of some dates, not of all stays. */
  readonly isOwn: boolean;
}

/** 'Two nights minimum in June', 'Three nights minimum for a check-in on Sat, Jun 5', 'Two nights minimum'. */
export function minimumInWords({ nights, season, isOwn }: MinimumStay, checkIn: CalendarDate): string {
  const words = sentence(`${nightsInWords(nights)} minimum`);
  if (season !== undefined) return `${words} in ${season}`;
  return isOwn ? `${words} for a check-in on ${dayInWords(checkIn)}` : words;
}
