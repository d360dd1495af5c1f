import { expect, test } from 'vitest';
import { legalDateFaults } from './legal-date-faults.ts';

const now = new Date('2026-11-27T12:00:00Z');
const faultsOn = (lastUpdated: unknown) => legalDateFaults({ policies: { lastUpdated } }, now);

test('the date of the legal texts can be tomorrow at the latest', () => {
  for (const day of ['2025-09-07', '2026-11-27', '2026-11-28']) expect(faultsOn(day), day).toEqual([]);
  for (const day of ['2026-11-29', '2099-01-01'])
    expect(faultsOn(day)).toEqual([
      {
        path: 'policies.lastUpdated',
        message: `${day} is in the future: write the day on which the legal texts were changed last`,
      },
    ]);
});

test('a value that is not a date is left to another rule', () => {
  for (const none of [undefined, 7, 'soon', '2099-13-01']) expect(faultsOn(none)).toEqual([]);
});
