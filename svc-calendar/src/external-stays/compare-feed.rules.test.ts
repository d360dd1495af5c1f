import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';
import { confirmMissing, compareFeed } from './compare-feed.rules.ts';
import type { ExternalStay, FeedStay } from './feed-stay.rules.ts';

const today = calendarDate('2027-05-01');
const now = new Date('2027-05-01T16:00:00Z');
const at = { now, today, unread: [] };

function incoming(
  externalId: string,
  from: number,
  nights: number,
  different: Partial<FeedStay> = {},
): FeedStay {
  const startDate = addDays(today, from);
  return {
    externalId,
    kind: 'reservation',
    startDate,
    endDate: addDays(startDate, nights),
    startTime: null,
    endTime: null,
    summary: 'Reserved',
    ...different,
  };
}
const known = (stay: FeedStay, different: Partial<ExternalStay> = {}): ExternalStay => ({
  ...stay,
  id: `row of ${stay.externalId}`,
  revision: 1,
  isEcho: false,
  missingSince: null,
  ...different,
});
const block = { kind: 'block', summary: 'Not available' } as const;
const four = [incoming('a', 2, 2), incoming('b', 10, 3), incoming('c', 20, 1), incoming('d', 30, 4)];

describe('a stay that is missing from its feed while events are unreadable', () => {
  const rest = four.slice(1);
  const stays = (missingSince: Date | null) => [
    known(four[0] ?? incoming('a', 2, 2), { missingSince }),
    ...rest.map((stay) => known(stay)),
  ];
  const later = addMilliseconds(now, 24 * 60 * minuteMs);
  const unread = (since: Date) => [{ fingerprint: 'broken', since }];

  test('is kept when an event has just become unreadable', () => {
    const changes = compareFeed(stays(null), rest, { ...at, unread: unread(now) });
    expect(changes).toMatchObject({ removed: [], missing: 1, newlyMissing: [{ externalId: 'a' }] });
  });

  test('is kept as long as that event is unreadable, also when the feed is unchanged', () => {
    const changes = compareFeed(stays(now), rest, { ...at, now: later, unread: unread(now) });
    expect(changes).toMatchObject({ removed: [], missing: 1, newlyMissing: [] });
    expect(confirmMissing(stays(now), unread(now), later)).toEqual([]);
  });

  test('is removed when that event can be read again', () => {
    expect(compareFeed(stays(now), rest, { ...at, now: later }).removed).toMatchObject([{ externalId: 'a' }]);
  });

  test('is removed when the events were unreadable while the stay was still listed', () => {
    const changes = compareFeed(stays(null), rest, { ...at, now: later, unread: unread(now) });
    expect(changes).toMatchObject({ removed: [{ externalId: 'a' }], missing: 0 });
  });
});

describe('an unchanged feed', () => {
  test('changes nothing', () => {
    expect(
      compareFeed(
        four.map((stay) => known(stay)),
        four,
        at,
      ),
    ).toEqual({
      added: [],
      changed: [],
      removed: [],
      newlyMissing: [],
      missing: 0,
    });
  });

  test('with new UIDs keeps every stay', () => {
    const rotated = four.map((stay) => ({ ...stay, externalId: `${stay.externalId}-again` }));
    const changes = compareFeed(
      four.map((stay) => known(stay)),
      rotated,
      at,
    );
    expect(changes).toMatchObject({ added: [], removed: [], missing: 0 });
    expect(changes.changed.map(({ known: { id }, incoming: { externalId } }) => [id, externalId])).toEqual([
      ['row of a', 'a-again'],
      ['row of b', 'b-again'],
      ['row of c', 'c-again'],
      ['row of d', 'd-again'],
    ]);
  });
});

describe('a stay that moves', () => {
  test('is the same one by its UID', () => {
    const changes = compareFeed([known(incoming('a', 2, 2))], [incoming('a', 40, 2)], at);
    expect(changes).toMatchObject({ added: [], removed: [], missing: 0 });
    expect(changes.changed).toHaveLength(1);
  });

  test('is the same one under another UID when it shares nights and text', () => {
    const changes = compareFeed([known(incoming('a', 2, 2))], [incoming('x', 3, 2)], at);
    expect(changes).toMatchObject({ added: [], removed: [], missing: 0 });
  });

  test('is another guest when the text differs', () => {
    const changes = compareFeed(
      [...four, incoming('e', 40, 2, { summary: 'Reserved - Ames' })].map((stay) => known(stay)),
      [...four, incoming('x', 41, 2, { summary: 'Reserved - Boyd' })],
      at,
    );
    expect(changes.added.map(({ externalId }) => externalId)).toEqual(['x']);
    expect(changes.removed.map(({ externalId }) => externalId)).toEqual(['e']);
  });

  test('is the same one as the moving tail of a booking window, even if it is one night long', () => {
    const tail = known(incoming('tail 1', 365, 1, block));
    const changes = compareFeed([tail], [incoming('tail 2', 366, 1, block)], at);
    expect(changes).toMatchObject({ added: [], removed: [], missing: 0 });
    expect(changes.changed).toMatchObject([{ known: { id: tail.id }, incoming: { externalId: 'tail 2' } }]);
  });
});

describe('stays that disappear', () => {
  test('are removed when they are at most half', () => {
    const changes = compareFeed(
      four.map((stay) => known(stay)),
      four.slice(0, 2),
      at,
    );
    expect(changes.removed.map(({ externalId }) => externalId)).toEqual(['c', 'd']);
    expect(changes.missing).toBe(0);
  });

  test('are kept when they are more than half, and new ones are imported', () => {
    const changes = compareFeed(
      four.map((stay) => known(stay)),
      [four[0] as FeedStay, incoming('new', 60, 2)],
      at,
    );
    expect(changes.removed).toEqual([]);
    expect(changes.newlyMissing.map(({ externalId }) => externalId)).toEqual(['b', 'c', 'd']);
    expect(changes.added.map(({ externalId }) => externalId)).toEqual(['new']);
  });

  test('are kept when the feed is empty, even for a single stay', () => {
    expect(compareFeed([known(incoming('a', 2, 2))], [], at)).toMatchObject({ removed: [], missing: 1 });
  });

  test.each([
    [29, 0],
    [30, 4],
    [45, 4],
  ])('%i minutes after they were first missing, %i of four are removed', (minutes, count) => {
    const missing = four.map((stay) => known(stay, { missingSince: now }));
    const later = { ...at, now: addMilliseconds(now, minutes * minuteMs) };
    expect(compareFeed(missing, [], later).removed).toHaveLength(count);
    expect(confirmMissing(missing, [], later.now)).toHaveLength(count);
  });

  test('and return are no longer missing', () => {
    const changes = compareFeed(
      four.map((stay) => known(stay, { missingSince: now })),
      four,
      at,
    );
    expect(changes.changed).toHaveLength(4);
    expect(changes).toMatchObject({ added: [], removed: [], missing: 0 });
  });

  test('stay in the calendar when they are in the past, and do not count', () => {
    const past = [incoming('p', -9, 2), incoming('q', -5, 2), incoming('r', -3, 3)].map((stay) =>
      known(stay),
    );
    const changes = compareFeed([...past, known(incoming('a', 2, 2))], [incoming('a', 2, 2)], at);
    expect(changes).toMatchObject({ removed: [], changed: [], missing: 0 });
  });

  test('are removed at once when they are past blocks, or echoes of our own stays', () => {
    const spent = known(incoming('spent', -3, 2, block));
    const echo = known(incoming('echo', 5, 2, block), { isEcho: true });
    const changes = compareFeed([spent, echo, known(incoming('a', 12, 2))], [incoming('a', 12, 2)], at);
    expect(changes.removed.map(({ externalId }) => externalId)).toEqual(['spent', 'echo']);
  });
});
