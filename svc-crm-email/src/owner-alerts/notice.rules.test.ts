import { describe, expect, it } from 'vitest';
import { excerptOf, fairOrder, lastDigestTime } from './notice.rules.ts';

const newYork = 'America/New_York';
const last = (interval: 'hourly' | 'daily', hour: number, now: string): string =>
  lastDigestTime({ interval, hour }, new Date(now), newYork).toISOString();

describe('the last time for a digest', () => {
  it('is the beginning of the hour for an hourly one', () => {
    expect(last('hourly', 8, '2027-06-10T13:59:59.999Z')).toBe('2027-06-10T13:00:00.000Z');
    expect(last('hourly', 8, '2027-06-10T14:00:00.000Z')).toBe('2027-06-10T14:00:00.000Z');
  });

  it('is the chosen hour on the clocks of the house for a daily one, today or yesterday', () => {
    expect(last('daily', 8, '2027-06-10T12:00:00Z')).toBe('2027-06-10T12:00:00.000Z');
    expect(last('daily', 8, '2027-06-10T11:59:59Z')).toBe('2027-06-09T12:00:00.000Z');
    expect(last('daily', 23, '2027-06-11T02:00:00Z')).toBe('2027-06-10T03:00:00.000Z');
    expect(last('daily', 8, '2027-01-10T13:00:00Z')).toBe('2027-01-10T13:00:00.000Z');
  });
});

describe('the beginning of a message', () => {
  it('is in one line, and is cut between characters', () => {
    expect(excerptOf(' Hello\n\n- a  second\tline ')).toBe('Hello - a second line');
    expect(excerptOf('🏡'.repeat(200))).toBe('🏡'.repeat(200));
    expect(excerptOf('🏡'.repeat(201))).toBe(`${'🏡'.repeat(200)}…`);
  });
});

describe('the order of a list that may be cut', () => {
  it('begins with guests who have booked, then has the first news of each sender', () => {
    const news = (name: string, sender: string | null, isBooked = false) => ({ name, sender, isBooked });
    const ordered = fairOrder([
      news('a1', 'a'),
      news('a2', 'a'),
      news('b1', 'b'),
      news('alone', null),
      news('stay1', 'stay', true),
      news('stay2', 'stay', true),
    ]);
    expect(ordered.map(({ name }) => name)).toEqual(['stay1', 'stay2', 'a1', 'b1', 'alone', 'a2']);
  });
});
