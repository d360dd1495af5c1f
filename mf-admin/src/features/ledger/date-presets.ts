import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';

/** Days from the first to the last, both included; empty where it is open. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export const datePresets = ['this-month', 'last-month', 'this-year', 'all-time'] as const;
export type DatePreset = (typeof datePresets)[number];

export const presetLabels: Readonly<Record<DatePreset, string>> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
  'all-time': 'All time',
};

/** The days of a preset, seen from a day. */
export function rangeOf(preset: DatePreset, today: CalendarDate): DayRange {
  switch (preset) {
    case 'this-month':
      return monthOf(today);
    case 'last-month':
      return monthOf(addDays(firstOfMonth(today), -1));
    case 'this-year': {
      const year = today.slice(0, 4);
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    }
    case 'all-time':
      return { from: '', to: '' };
    default:
      return preset satisfies never;
  }
}

/** The preset that has exactly these days; undefined where none has. */
export function presetOf({ from, to }: DayRange, today: CalendarDate): DatePreset | undefined {
  return datePresets.find((preset) => {
    const range = rangeOf(preset, today);
    return range.from === from && range.to === to;
  });
}

function monthOf(day: CalendarDate): DayRange {
  const from = firstOfMonth(day);
  // The 32nd day of a month is in the next one.
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

function firstOfMonth(day: CalendarDate): CalendarDate {
  return calendarDate(`${day.slice(0, 7)}-01`);
}
