import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { platformConflict, type PlatformStay } from './platform-conflict.rules.ts';

const today = calendarDate('2027-05-01');
const feedSince = new Date('2027-01-01T12:00:00Z');
const datesSince = new Date('2027-04-20T12:00:00Z');
const day = (offset: number) => addDays(today, offset);

const guest = (from: number, to: number, different: Partial<PlatformStay> = {}): PlatformStay => ({
  externalId: 'guest',
  feedId: 'airbnb',
  feedSince,
  kind: 'reservation',
  from: day(from),
  to: day(to),
  summary: 'Reserved',
  datesSince,
  ...different,
});
const onVrbo = (from: number, to: number, different: Partial<PlatformStay> = {}) =>
  guest(from, to, { externalId: 'other', feedId: 'vrbo', ...different });
const block = { kind: 'block', summary: 'Not available' } as const;
const conflictOf = (one: PlatformStay, two: PlatformStay) => platformConflict(one, two, today);

describe('guests of two platforms', () => {
  test('conflict when they share a night', () => {
    expect(conflictOf(guest(9, 12), onVrbo(11, 14))).toMatchObject({
      bookingId: null,
      kind: 'reservation',
      externalId: 'guest',
      date: day(11),
      other: { externalId: 'other', feedId: 'vrbo' },
    });
  });

  test('are one stay when they have the same dates and at most one has a name', () => {
    expect(conflictOf(guest(9, 12), onVrbo(9, 12))).toBeUndefined();
    expect(conflictOf(guest(9, 12, { summary: 'Dana Whitfield' }), onVrbo(9, 12))).toBeUndefined();
    const managed = onVrbo(9, 12, { summary: 'Whitfield, Dana (Airbnb)' });
    expect(conflictOf(guest(9, 12, { summary: 'Dana Whitfield' }), managed)).toBeUndefined();
  });

  test('conflict on the same dates when both have a name and the names share no word', () => {
    const dana = guest(9, 12, { summary: 'Reserved - Dana Whitfield' });
    expect(conflictOf(dana, onVrbo(9, 12, { summary: 'Ruth Okafor' }))).toMatchObject({
      kind: 'reservation',
    });
  });

  test('are one stay when they differ only in past nights', () => {
    expect(conflictOf(guest(-2, 3), onVrbo(0, 3))).toBeUndefined();
  });
});

describe('a guest and a block of another platform', () => {
  test('are one stay when the block covers all of the guest’s nights and possibly more', () => {
    for (const [from, to] of [
      [9, 12],
      [7, 15],
    ] as const)
      expect(conflictOf(guest(9, 12), onVrbo(from, to, block))).toBeUndefined();
  });

  test('conflict when the block covers only a part of the nights', () => {
    expect(conflictOf(onVrbo(11, 14, block), guest(9, 12))).toMatchObject({
      kind: 'block',
      externalId: 'guest',
      date: day(11),
    });
  });

  test('conflict when the block existed a day before the guest booked', () => {
    const before = onVrbo(9, 12, { ...block, datesSince: addMilliseconds(datesSince, -25 * hourMs) });
    expect(conflictOf(guest(9, 12), before)).toMatchObject({ kind: 'block' });
    const justBefore = onVrbo(9, 12, { ...block, datesSince: addMilliseconds(datesSince, -23 * hourMs) });
    expect(conflictOf(guest(9, 12), justBefore)).toBeUndefined();
  });

  test('are one stay when the guest may be older than the first sync of the feed', () => {
    const before = onVrbo(9, 12, { ...block, datesSince: addMilliseconds(datesSince, -25 * hourMs) });
    expect(conflictOf(guest(9, 12, { feedSince: datesSince }), before)).toBeUndefined();
  });
});

test('two blocks never conflict', () => {
  expect(conflictOf(guest(9, 12, block), onVrbo(11, 14, block))).toBeUndefined();
});

test('two guests who share only some nights always conflict, in either order', () => {
  const span = fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(span, span, ([from, nights], [start, length]) => {
      const meet = from < start + length && start < from + nights;
      fc.pre(meet && !(from === start && nights === length));
      const [one, two] = [guest(from, from + nights), onVrbo(start, start + length)];
      expect(conflictOf(one, two)).toMatchObject({ date: day(Math.max(from, start)) });
      expect(conflictOf(two, one)).toEqual(conflictOf(one, two));
    }),
  );
});
