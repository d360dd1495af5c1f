import { describe, expect, test } from 'vitest';
import { readLines, spansOf } from '../../tests/read-lines.ts';

describe('the busy time of a calendar', () => {
  const busyOf = (...lines: string[]) => ['BEGIN:VFREEBUSY', 'UID:busy', ...lines, 'END:VFREEBUSY'];

  test('is read as blocks', () => {
    const reading = readLines(
      busyOf(
        'FREEBUSY:20270610T200000Z/20270612T150000Z,20270620T200000Z/P2D',
        'FREEBUSY;FBTYPE=FREE:20270701T200000Z/20270703T150000Z',
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270710T000000Z/20270712T000000Z',
      ),
    );
    expect(spansOf(reading)).toEqual([
      '2027-06-10 2027-06-12',
      '2027-06-20 2027-06-22',
      '2027-07-10 2027-07-12',
    ]);
    expect(reading).toMatchObject({ events: 3, unread: [] });
    expect(new Set(reading.stays.map(({ kind }) => kind))).toEqual(new Set(['block']));
  });

  test('that is malformed counts as unreadable', () => {
    expect(readLines(busyOf('FREEBUSY:20270610T200000Z/20270612T150000Z,soon/later')).unread).toHaveLength(1);
    expect(() => readLines(busyOf('FREEBUSY:soon/later'))).toThrow('unreadable');
  });
});
