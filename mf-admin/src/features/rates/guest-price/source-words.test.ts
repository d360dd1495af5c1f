import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { sourceWords } from './source-words.ts';

const night = (date: string, ...sources: { kind: string; name: string | null }[]) => ({
  ...{ date: calendarDate(date), rate: '200.00', surcharge: '0.00', label: 'Weekday' },
  ...(sources.length > 0 && { sources }),
});
const summer = { kind: 'season', name: 'Summer' };

it('says for nights in a row where their price comes from, and nothing of the usual ones', () => {
  const nights = [
    night('2027-07-01'),
    night('2027-07-02', summer),
    night('2027-07-03', summer),
    night('2027-07-04', { kind: 'override', name: null }),
    night('2027-07-05', summer, { kind: 'holiday', name: 'The Day After' }),
    night('2027-07-06'),
    night('2027-07-07', summer),
  ];
  expect(sourceWords(nights)).toEqual([
    'Fri, Jul 2 – Sat, Jul 3: Summer (season)',
    'Sun, Jul 4: override',
    'Mon, Jul 5: Summer (season), The Day After (holiday)',
    'Wed, Jul 7: Summer (season)',
  ]);
});
