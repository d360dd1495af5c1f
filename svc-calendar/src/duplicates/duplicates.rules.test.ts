import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { findDuplicates, type ComparedStay } from './duplicates.rules.ts';

let stays = 0;
/** Each one is a minute newer than the previous one. */
const stay = (different: Partial<ComparedStay> = {}): ComparedStay => {
  stays += 1;
  return {
    id: `stay-${stays}`,
    feedId: `feed-${stays}`,
    externalId: `uid-${stays}`,
    startDate: calendarDate('2027-06-09'),
    endDate: calendarDate('2027-06-11'),
    summary: 'Reserved',
    createdAt: new Date(stays * 60_000),
    ...different,
  };
};
const found = (...given: ComparedStay[]) =>
  findDuplicates(given).map(({ type, kept, removed }) => [type, kept.id, removed.map(({ id }) => id)]);

describe('stays of several feeds with the same dates', () => {
  test('and the same text, ignoring case, accents and punctuation, are hard duplicates of the oldest', () => {
    const [old, young, youngest] = [
      stay({ summary: 'Réservé - Ada' }),
      stay({ summary: 'RESERVE: ada' }),
      stay({ summary: ' reservé  ada. ' }),
    ];
    expect(found(youngest, young, old)).toEqual([['Hard duplicate', old.id, [young.id, youngest.id]]]);
  });

  test('and the same UID are hard duplicates with any text', () => {
    const [old, young] = [stay({ externalId: 'u', summary: 'Ada' }), stay({ externalId: 'u', summary: 'X' })];
    expect(found(old, young)).toEqual([['Hard duplicate', old.id, [young.id]]]);
  });

  test('and different texts are soft duplicates', () => {
    const [old, young] = [stay({ summary: 'Ada' }), stay({ summary: 'Not available' })];
    expect(found(old, young)).toEqual([['Soft duplicate', old.id, [young.id]]]);
  });

  test('of both kinds are all hidden behind the oldest of them', () => {
    const [oldest, ada, adaToo] = [
      stay({ summary: 'Closed' }),
      stay({ summary: 'Ada' }),
      stay({ summary: 'Ada' }),
    ];
    expect(found(oldest, ada, adaToo)).toEqual([
      ['Hard duplicate', oldest.id, [adaToo.id]],
      ['Soft duplicate', oldest.id, [ada.id]],
    ]);
  });
});

test('with other dates, or of one feed, are not duplicates', () => {
  expect(found(stay(), stay({ endDate: calendarDate('2027-06-12') }))).toEqual([]);
  expect(found(stay({ feedId: 'f' }), stay({ feedId: 'f' }), stay({ feedId: 'f', summary: 'Ada' }))).toEqual(
    [],
  );
});

test('each stay is removed at most once, no kept stay is removed, and one stay of each date range remains', () => {
  const some = fc.array(
    fc.record({
      feedId: fc.constantFrom('a', 'b', 'c'),
      externalId: fc.constantFrom('u', 'v', 'w', 'x'),
      endDate: fc.constantFrom(calendarDate('2027-06-11'), calendarDate('2027-06-12')),
      summary: fc.constantFrom('Ada', 'Reserved', null),
      createdAt: fc.constantFrom(new Date(0), new Date(1)),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(some, (records) => {
      const given = records.map((each, at) => stay({ ...each, id: `id-${at}` }));
      const groups = findDuplicates(given);
      const removed = groups.flatMap((group) => group.removed.map(({ id }) => id));
      expect(new Set(removed).size).toBe(removed.length);
      for (const { kept, removed: gone } of groups) {
        expect(removed).not.toContain(kept.id);
        for (const each of gone) {
          expect([each.startDate, each.endDate]).toEqual([kept.startDate, kept.endDate]);
          expect(each.createdAt.getTime()).toBeGreaterThanOrEqual(kept.createdAt.getTime());
        }
      }
    }),
  );
});
