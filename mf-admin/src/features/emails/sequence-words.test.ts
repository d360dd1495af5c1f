import { expect, test } from 'vitest';
import { delayHint, delayInWords, momentInWords, stepInWords, triggerInWords } from './sequence-words.ts';

test('describes a delay as immediate, before or after the trigger', () => {
  expect(delayInWords({ delayValue: 0, delayUnit: 'hours' })).toBe('Immediate');
  expect(delayInWords({ delayValue: 1, delayUnit: 'days' })).toBe('+1 day');
  expect(delayInWords({ delayValue: 5, delayUnit: 'hours' })).toBe('+5 hours');
  expect(delayInWords({ delayValue: -2, delayUnit: 'days' })).toBe('2 days before');
});

test('explains a delay in a sentence', () => {
  const of = (delayValue: number) => delayHint({ delayValue, delayUnit: 'days' });
  expect(of(0)).toBe('This email will be sent immediately after the sequence trigger event.');
  expect(of(3)).toBe('This email will be sent 3 days after the sequence trigger event.');
  expect(of(-1)).toBe('This email will be sent 1 day before the sequence trigger event.');
});

test('names the days of a time-based trigger', () => {
  expect(triggerInWords({ triggerType: 'days_before_checkin', triggerValue: 1 })).toBe(
    '1 day before check-in',
  );
  expect(triggerInWords({ triggerType: 'booking_confirmed', triggerValue: null })).toBe('Booking confirmed');
});

const beforeCheckIn = { triggerType: 'days_before_checkin', triggerValue: 1 } as const;
const afterBooking = { triggerType: 'days_after_booking', triggerValue: 3 } as const;

test.each([
  [beforeCheckIn, -20, 'days', '21 days before check-in'],
  [beforeCheckIn, -6, 'days', '7 days before check-in'],
  [beforeCheckIn, -7, 'hours', '1 day and 7 hours before check-in'],
  [beforeCheckIn, 0, 'hours', '1 day before check-in'],
  [beforeCheckIn, 1, 'days', 'At check-in'],
  [beforeCheckIn, 27, 'hours', '3 hours after check-in'],
  [beforeCheckIn, 8, 'days', '7 days after check-in'],
  [afterBooking, 2, 'days', '5 days after booking'],
  [afterBooking, -72, 'hours', 'At booking'],
] as const)(
  'adds the delay of a step to the days of its trigger: %j and %d %s',
  (trigger, delayValue, delayUnit, words) => {
    expect(momentInWords(trigger, { delayValue, delayUnit })).toBe(words);
  },
);

test('says when a step is sent: by check-in or booking where the trigger has days, else by its delay', () => {
  const step = { delayValue: -6, delayUnit: 'days' } as const;
  expect(stepInWords(beforeCheckIn, step)).toBe('7 days before check-in');
  const confirmed = { triggerType: 'booking_confirmed', triggerValue: null } as const;
  expect(momentInWords(confirmed, step)).toBeUndefined();
  expect(stepInWords(confirmed, { ...step, delayValue: 3 })).toBe('+3 days');
});
