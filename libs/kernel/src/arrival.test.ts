import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalInWords, arrivalTime, checkInMoment } from './arrival.ts';

describe.each([
  ['16:00', null, '4:00 PM', 'from 4:00 PM', '16:00'],
  ['16:00', undefined, '4:00 PM', 'from 4:00 PM', '16:00'],
  ['16:00', '12:00', 'from 12:00 PM (early check-in)', 'from 12:00 PM (early check-in)', '12:00'],
  ['12:00', '12:00', '12:00 PM (early check-in)', 'at 12:00 PM (early check-in)', '12:00'],
  ['10:00', '12:00', '10:00 AM (early check-in)', 'at 10:00 AM (early check-in)', '10:00'],
  [
    '14:00',
    '12:00',
    '2:00 PM (early check-in from 12:00 PM)',
    'at 2:00 PM (early check-in from 12:00 PM)',
    '14:00',
  ],
  ['18:00', null, '6:00 PM', 'at 6:00 PM', '18:00'],
  ['16:00', '17:00', '4:00 PM', 'from 4:00 PM', '16:00'],
])('an arrival at %s with check-in from %s', (checkInTime, opensAt, inList, inSentence, time) => {
  const arrival = { checkInTime, opensAt };

  it(`is listed as ${inList}`, () => {
    expect(arrivalInWords(arrival, '16:00')).toBe(inList);
  });

  it(`is ${inSentence} in a sentence, and ${time} in a calendar`, () => {
    expect(checkInMoment(arrival, '16:00')).toBe(inSentence);
    expect(arrivalTime(arrival, '16:00')).toBe(time);
  });
});

const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${String(value).padStart(2, '0')}:00`);

it('is never later than the check-in time, and another one only where the guest has not chosen', () => {
  fc.assert(
    fc.property(hour, fc.option(hour), hour, (checkInTime, opensAt, usual) => {
      const time = arrivalTime({ checkInTime, opensAt }, usual);
      expect(time <= checkInTime).toBe(true);
      if (checkInTime !== usual) expect(time).toBe(checkInTime);
      else expect(time).toBe(opensAt === null || opensAt > usual ? usual : opensAt);
    }),
  );
});
