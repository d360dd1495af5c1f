import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { formatDate } from './dates.ts';

/** Things of days that follow each other and belong together. */
export interface DateRun<Item> {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** In the order of their days. */
  readonly items: readonly [Item, ...Item[]];
}

/** Runs of things whose days follow each other, earliest first; `alike` parts those that do not belong together. */
export function dateRuns<Item extends { readonly date: CalendarDate }>(
  items: readonly Item[],
  alike: (a: Item, b: Item) => boolean,
): DateRun<Item>[] {
  const runs: DateRun<Item>[] = [];
  for (const item of items.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const last = runs.at(-1);
    const goesOn = last && item.date === addDays(last.to, 1) && alike(last.items[0], item);
    if (goesOn) runs[runs.length - 1] = { ...last, to: item.date, items: [...last.items, item] };
    else runs.push({ from: item.date, to: item.date, items: [item] });
  }
  return runs;
}

/** 'Feb 13, 2026', or 'Feb 13, 2026 to Feb 15, 2026'. */
export function runWords({ from, to }: Pick<DateRun<unknown>, 'from' | 'to'>): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}
