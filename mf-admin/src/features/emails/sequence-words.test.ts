import { expect, test } from 'vitest';
import { delayHint, delayInWords, triggerInWords } from './sequence-words.ts';

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
