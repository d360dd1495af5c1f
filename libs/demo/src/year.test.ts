import { calendarDate, dateInZone } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import { describe, expect, test } from 'vitest';
import { feedsOf } from './feeds.ts';
import { freeAgainAt, planYear, type DemoYear, type PlannedBooking } from './year.ts';

const today = calendarDate('2027-03-10');
const now = new Date('2027-03-10T17:00:00Z');
const seeds = [1, 7, 42, 1_999];

function yearOf(seed: number): DemoYear {
  return planYear({ seed, now, today });
}

describe.each(seeds)('the year of seed %i', (seed) => {
  const { bookings, outside, blocks } = yearOf(seed);

  test('is the same again', () => {
    expect(yearOf(seed)).toEqual({ bookings, outside, blocks });
  });

  test('has about two hundred bookings, past and coming, of every kind', () => {
    expect(bookings.length).toBeGreaterThan(150);
    expect(bookings.length).toBeLessThan(260);
    expect(new Set(bookings.map(({ how }) => how))).toEqual(new Set(['card', 'alternative', 'staff']));
    expect(new Set(bookings.map(({ fate }) => fate.kind))).toEqual(
      new Set(['kept', 'cancelled', 'never-paid']),
    );
    expect(bookings.filter(({ checkIn }) => checkIn > today).length).toBeGreaterThan(10);
    expect(new Set(outside.map(({ platform }) => platform)).size).toBe(3);
  });

  test('gives no night to two at the same time', () => {
    const kept = bookings.filter(({ fate }) => fate.kind === 'kept');
    const nights = [...kept, ...outside].flatMap((stay) => nightsOf(stay));
    expect(new Set(nights).size).toBe(nights.length);
    expect(collisionsOf(bookings)).toEqual([]);
  });

  test('books before check-in and before now', () => {
    for (const { bookedAt, checkIn } of bookings) {
      expect(bookedAt.getTime()).toBeLessThan(now.getTime());
      expect(bookedAt.toISOString().slice(0, 10) <= checkIn).toBe(true);
    }
  });

  test('has two reservations that wait for their money', () => {
    const dayAgo = now.getTime() - 24 * 3_600_000;
    const waiting = bookings.filter(
      ({ fate, bookedAt, how }) =>
        fate.kind === 'never-paid' && how === 'alternative' && bookedAt.getTime() > dayAgo,
    );
    expect(waiting).toHaveLength(2);
  });

  test('has one night sold twice, and a stay on two platforms', () => {
    const feeds = feedsOf({ bookings, outside, blocks }, today);
    const ours = new Set(
      bookings
        .filter(({ fate, checkIn }) => fate.kind === 'kept' && checkIn > today)
        .flatMap((stay) => nightsOf(stay)),
    );
    const taken = feeds['airbnb']?.entries.filter(({ from }) => ours.has(calendarDate(from)));
    expect(taken).toHaveLength(1);
    const [shared] = feeds['lodgify']?.entries ?? [];
    const twin = Object.entries(feeds).filter(
      ([name, { entries }]) =>
        name !== 'lodgify' && entries.some(({ from, to }) => from === shared?.from && to === shared.to),
    );
    expect(twin).toHaveLength(1);
    expect(feeds['vrbo']?.entries.length).toBeGreaterThanOrEqual(5);
  });
});

test('another seed is another year', () => {
  expect(yearOf(1).bookings).not.toEqual(yearOf(2).bookings);
});

test('can be lived through whatever day and hour it is begun', () => {
  for (let day = 0; day < 120; day += 1) {
    const begun = new Date(now.getTime() + day * 73 * 3_600_000);
    const { bookings } = planYear({ seed: day, now: begun, today: dateInZone(begun, 'America/New_York') });
    expect({ begun, collisions: collisionsOf(bookings) }).toEqual({ begun, collisions: [] });
    expect(bookings.filter(({ bookedAt }) => bookedAt >= begun)).toEqual([]);
  }
});

function collisionsOf(bookings: readonly PlannedBooking[]): PlannedBooking[] {
  return bookings.flatMap((one) =>
    bookings.filter((other) => other !== one && shareNights(one, other) && overlapInTime(one, other)),
  );
}

function shareNights(one: PlannedBooking, other: PlannedBooking): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}

/** Whether one holds the nights while the other is made. */
function overlapInTime(one: PlannedBooking, other: PlannedBooking): boolean {
  return one.bookedAt <= other.bookedAt && other.bookedAt < freeAgainAt(one);
}
