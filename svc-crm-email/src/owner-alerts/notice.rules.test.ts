import { describe, expect, it } from 'vitest';
import { lastDigestTime } from './notice.rules.ts';

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
