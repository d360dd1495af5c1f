import { expect, test } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { conflictAlerts } from '../features/dashboard/alert.ts';
import type { Conflict } from './conflict.ts';
import { groupConflicts } from './conflict-groups.ts';
import { exampleConflict } from './example-conflict.ts';

const june = calendarDate('2027-06-10');
const stay = (feedName: string, startDate: CalendarDate, nights = 1) => ({
  id: `${feedName}-${startDate}`,
  feedId: feedName,
  feedName,
  platform: 'airbnb',
  kind: 'reservation' as const,
  startDate,
  endDate: addDays(startDate, nights),
  guestInitials: 'TB' as string | null,
});
const booking = {
  id: 'ada',
  bookingReference: 'K7WQ2MHX',
  guestName: 'Ada Lovelace',
  status: 'confirmed' as const,
  checkInDate: june,
  checkOutDate: addDays(june, 30),
};
function conflict(date: CalendarDate, different: Partial<Conflict> = {}): Conflict {
  return {
    ...exampleConflict(date),
    id: `${date}-${different.otherExternal?.feedName ?? 'booking'}-${different.external?.feedName ?? ''}`,
    internalBookingId: 'ada',
    booking,
    external: stay('Airbnb', date),
    ...different,
  };
}
const nights = (count: number) => Array.from({ length: count }, (_, n) => addDays(june, n));
const platforms = (one: string, two: string) => (date: CalendarDate) =>
  conflict(date, {
    internalBookingId: null,
    booking: null,
    external: stay(one, date),
    otherExternal: stay(two, date),
  });

test('nights that a feed tells one by one are one card with the whole stay', () => {
  const [group, ...others] = groupConflicts(nights(5).map((date) => conflict(date)));
  expect(others).toEqual([]);
  expect(group).toMatchObject({ from: june, to: addDays(june, 4) });
  expect(group?.conflicts).toHaveLength(5);
  expect(group?.whole.external).toMatchObject({ startDate: june, endDate: addDays(june, 5) });
});

test('three feeds that overlap night by night are three cards, in the order of the list', () => {
  const pairs = [platforms('A', 'B'), platforms('A', 'C'), platforms('B', 'C')];
  const groups = groupConflicts(nights(300).flatMap((date) => pairs.map((pair) => pair(date))));
  expect(groups.map(({ whole }) => [whole.external?.feedName, whole.otherExternal?.feedName])).toEqual([
    ['A', 'B'],
    ['A', 'C'],
    ['B', 'C'],
  ]);
  expect(groups.map(({ conflicts }) => conflicts.length)).toEqual([300, 300, 300]);
  expect(groups[2]?.whole.otherExternal?.endDate).toBe(addDays(june, 300));
});

test('a night between, another guest, kind or booking, a note and a stay that is gone each begin a new card', () => {
  const [one, two, , four] = nights(4) as [CalendarDate, CalendarDate, CalendarDate, CalendarDate];
  const first = conflict(one);
  for (const second of [
    conflict(four),
    conflict(two, { external: { ...stay('Airbnb', two), guestInitials: 'XY' } }),
    conflict(two, { external: { ...stay('Airbnb', two), kind: 'block' } }),
    conflict(two, { internalBookingId: 'grace' }),
    conflict(two, { isResolved: true }),
    conflict(two, { resolution: 'Moved' }),
    conflict(two, { external: null }),
    conflict(two, { external: stay('Vrbo', two) }),
  ])
    expect(groupConflicts([first, second]).map(({ conflicts }) => conflicts)).toEqual([[first], [second]]);
});

test('a conflict of its own keeps its first night, however long it is', () => {
  const alone = conflict(june, { external: stay('Airbnb', june, 4) });
  expect(groupConflicts([alone])).toEqual([
    { id: alone.id, from: june, to: june, conflicts: [alone], whole: alone },
  ]);
});

test('the dashboard has one alert for nights that a feed tells one by one', () => {
  expect(conflictAlerts(nights(3).map((date) => conflict(date)))).toMatchObject([
    {
      title: 'Double booking: Ada Lovelace and Airbnb',
      detail: 'K7WQ2MHX, Jun 10, 2027 to Jun 12, 2027',
    },
  ]);
});
