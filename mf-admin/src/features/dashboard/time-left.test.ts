import { describe, expect, it } from 'vitest';
import { timeLeftInWords } from './time-left.ts';

const now = new Date('2027-01-01T12:00:00Z');

describe('the time that a reservation has left', () => {
  it.each([
    [null, 'no deadline'],
    ['2027-01-01T11:59:00Z', 'time is up'],
    ['2027-01-01T12:00:30Z', '1 min left'],
    ['2027-01-01T15:20:00Z', '3 hr 20 min left'],
    ['2027-01-02T12:00:00Z', '24 hr 0 min left'],
    ['2027-01-04T13:00:00Z', '3 days left'],
  ])('until %s is: %s', (dueAt, words) => {
    expect(timeLeftInWords(dueAt, now)).toBe(words);
  });
});
