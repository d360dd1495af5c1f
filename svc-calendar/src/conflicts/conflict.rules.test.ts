import { describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { decideConflicts, type Collision, type KnownConflict, type Overlap } from './conflict.rules.ts';

const overlap = (different: Partial<Overlap> = {}): Overlap => ({
  bookingId: 'ours',
  other: null,
  externalId: 'theirs',
  feedId: 'feed',
  kind: 'reservation',
  from: calendarDate('2027-06-08'),
  to: calendarDate('2027-06-10'),
  date: calendarDate('2027-06-09'),
  ...different,
});
const knownAs = (collision: Collision, different: Partial<KnownConflict> = {}): KnownConflict => ({
  ...collision,
  otherExternalId: collision.other?.externalId ?? null,
  id: 'conflict',
  isResolved: false,
  isOver: false,
  ...different,
});
const found = (...overlaps: Overlap[]): Collision[] =>
  decideConflicts(overlaps, []).flatMap((change) => (change.what === 'found' ? [change.collision] : []));
/** The stored conflict of an overlap. */
function known(from: Overlap, different: Partial<KnownConflict> = {}): KnownConflict {
  const [collision] = found(from);
  if (!collision) throw new Error('no collision');
  return knownAs(collision, different);
}

describe('an overlap', () => {
  test('is found once and then stays unchanged', () => {
    expect(found(overlap())).toHaveLength(1);
    expect(decideConflicts([overlap()], [known(overlap())])).toEqual([]);
  });

  test('that staff resolved stays resolved while it lasts', () => {
    expect(decideConflicts([overlap()], [known(overlap(), { isResolved: true })])).toEqual([]);
  });

  test('is the same one when the feed lists the same dates under a new UID', () => {
    const renamed = overlap({ externalId: 'renamed' });
    expect(decideConflicts([renamed], [known(overlap())])).toMatchObject([{ what: 'moved', id: 'conflict' }]);
  });

  test('is the same one when the external stay changes its dates', () => {
    const longer = overlap({ to: calendarDate('2027-06-12') });
    expect(decideConflicts([longer], [known(overlap())])).toMatchObject([
      { what: 'moved', id: 'conflict', collision: { to: '2027-06-12' } },
    ]);
  });

  test('ends when one of the two is removed, which is published once', () => {
    expect(decideConflicts([], [known(overlap())])).toEqual([{ what: 'over', id: 'conflict' }]);
    expect(decideConflicts([], [known(overlap(), { isOver: true, isResolved: true })])).toEqual([]);
  });

  test('that has ended closes again after staff reopen it', () => {
    expect(decideConflicts([], [known(overlap(), { isOver: true })])).toMatchObject([{ what: 'over' }]);
  });

  test('returns as the same conflict, also under another id', () => {
    const over = known(overlap(), { isOver: true, isResolved: true });
    expect(decideConflicts([overlap({ externalId: 'renamed' })], [over])).toMatchObject([
      { what: 'came-back', id: 'conflict' },
    ]);
  });
});

describe('several overlaps', () => {
  test('of one booking with two stays of a feed, or of two feeds, are two conflicts', () => {
    expect(found(overlap(), overlap({ externalId: 'b', from: calendarDate('2027-06-09') }))).toHaveLength(2);
    expect(found(overlap(), overlap({ externalId: 'b', feedId: 'other' }))).toHaveLength(2);
  });

  test('of one booking with blocks of one feed are one conflict when the blocks move or split', () => {
    const block = (externalId: string, from: string, date: string) =>
      overlap({ kind: 'block', externalId, from: calendarDate(from), date: calendarDate(date) });
    const [first, second] = [
      block('late', '2027-06-10', '2027-06-10'),
      block('early', '2027-06-08', '2027-06-09'),
    ];
    expect(found(first, second)).toMatchObject([{ externalId: 'early', date: '2027-06-09' }]);
    const slid = block('tomorrow’s', '2027-06-09', '2027-06-09');
    expect(decideConflicts([slid], [known(second)])).toMatchObject([{ what: 'moved', id: 'conflict' }]);
  });

  test('that swap their dates stay two conflicts', () => {
    const [early, late] = [
      overlap({ externalId: 'a' }),
      overlap({ externalId: 'b', from: calendarDate('2027-06-10'), to: calendarDate('2027-06-12') }),
    ];
    const before = [known(early, { id: '1' }), known(late, { id: '2' })];
    const swapped = [
      { ...early, externalId: 'b' },
      { ...late, externalId: 'a' },
    ];
    expect(decideConflicts(swapped, before).map(({ what }) => what)).toEqual(['moved', 'moved']);
  });
});
