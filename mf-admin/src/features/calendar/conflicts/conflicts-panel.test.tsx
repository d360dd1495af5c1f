import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { Conflict } from '../../../conflicts/conflict.ts';
import { exampleConflict } from '../../../conflicts/example-conflict.ts';
import { ConflictsPanel } from './conflicts-panel.tsx';

const june = calendarDate('2027-06-10');

/** One night that two platforms both have. */
function conflict(day: number, [one, two]: readonly [string, string]): Conflict {
  const startDate = addDays(june, day);
  const stayOn = (feedName: string) => ({
    id: `${feedName}-${day}`,
    feedId: feedName,
    feedName,
    platform: 'airbnb',
    kind: 'reservation' as const,
    startDate,
    endDate: addDays(startDate, 1),
    guestInitials: 'TB',
  });
  return {
    ...exampleConflict(startDate),
    id: `${one}-${two}-${day}`,
    externalBookingId: `${one}-${day}`,
    external: stayOn(one),
    otherExternal: stayOn(two),
  };
}

const shown = (conflicts: readonly Conflict[]): string =>
  renderToString(
    <ToastProvider>
      <ConflictsPanel conflicts={{ status: 'ready', data: conflicts }} onResolve={() => undefined} />
    </ToastProvider>,
  ).replaceAll('<!-- -->', '');
const cardsIn = (html: string): number => html.split('Resolve</span>').length - 1;

test('three feeds with the same nights, told one by one, are three cards', () => {
  const pairs = [
    ['Airbnb', 'Vrbo'],
    ['Airbnb', 'Booking'],
    ['Vrbo', 'Booking'],
  ] as const;
  const html = shown(pairs.flatMap((pair) => Array.from({ length: 300 }, (_, day) => conflict(day, pair))));
  expect(cardsIn(html)).toBe(3);
  expect(html).toContain('Jun 10, 2027 to Apr 4, 2028');
  expect(html).not.toContain('more of');
});

test('a long list starts with five cards and offers the next ones', () => {
  const html = shown(Array.from({ length: 40 }, (_, n) => conflict(n * 3, ['Airbnb', 'Vrbo'])));
  expect(cardsIn(html)).toBe(5);
  expect(html).toContain('Show 20 more of 35');
});
