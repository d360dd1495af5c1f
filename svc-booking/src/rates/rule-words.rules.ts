import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { utcFormat } from '@getaway/kernel/utc-format';

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
