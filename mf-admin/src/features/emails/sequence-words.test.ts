import { expect, test } from 'vitest';
import {
  countedFromInWords,
  delayExamples,
  delayHint,
  delayInWords,
  spanInWords,
  stepInWords,
  triggerInWords,
} from './sequence-words.ts';

test('describes a delay as immediate, before or after the trigger', () => {
  expect(delayInWords({ delayValue: 0, delayUnit: 'hours' })).toBe('Immediate');
  expect(delayInWords({ delayValue: 1, delayUnit: 'days' })).toBe('+1 day');
  expect(delayInWords({ delayValue: 5, delayUnit: 'hours' })).toBe('+5 hours');
  expect(delayInWords({ delayValue: -2, delayUnit: 'days' })).toBe('2 days before');
});

test('explains what a delay means for a sequence, counted from what people think of', () => {
  expect(delayExamples({ triggerType: 'days_before_checkin', triggerValue: 20 }, '16:00')).toBe(
    '−7 days is 27 days before arrival, 4:00 PM; 0 days is 20 days before arrival, 4:00 PM; 20 days is day of arrival, 4:00 PM',
  );
  expect(delayExamples({ triggerType: 'booking_confirmed', triggerValue: null }, '16:00')).toBe(
    '0 days is right after booking; 3 days is 3 days after booking',
  );
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

test('says beside the times of the emails that a day before check-in is what they are counted from', () => {
  expect(countedFromInWords(beforeCheckIn)).toBe(
    '1 day before check-in. Each email goes out at its own time before or after that.',
  );
  expect(countedFromInWords(confirmed)).toBe('Booking confirmed');
});

const beforeCheckIn = { triggerType: 'days_before_checkin', triggerValue: 1 } as const;
const afterBooking = { triggerType: 'days_after_booking', triggerValue: 3 } as const;
const confirmed = { triggerType: 'booking_confirmed', triggerValue: null } as const;
const manual = { triggerType: 'manual', triggerValue: null } as const;

test.each([
  [beforeCheckIn, -20, 'days', '21 days before arrival, 4:00 PM'],
  [beforeCheckIn, -7, 'hours', '1 day before arrival, 9:00 AM'],
  [beforeCheckIn, -17, 'hours', '2 days before arrival, 11:00 PM'],
  [beforeCheckIn, 0, 'hours', '1 day before arrival, 4:00 PM'],
  [beforeCheckIn, 1, 'days', 'Day of arrival, 4:00 PM'],
  [beforeCheckIn, 28, 'hours', 'Day of arrival, 8:00 PM'],
  [beforeCheckIn, 32, 'hours', '1 day after arrival, 12:00 AM'],
  [beforeCheckIn, 8, 'days', '7 days after arrival, 4:00 PM'],
  [afterBooking, 2, 'days', '5 days after booking'],
  [afterBooking, -72, 'hours', 'Right after booking'],
  [confirmed, 0, 'days', 'Right after booking'],
  [confirmed, 2, 'days', '2 days after booking'],
  [confirmed, 31, 'hours', '1 day and 7 hours after booking'],
  [confirmed, -1, 'hours', '1 hour before booking'],
  [manual, 0, 'hours', 'Right after you add a guest'],
  [manual, 3, 'days', '3 days after you add a guest'],
] as const)(
  'says when a step is sent by what a host thinks of: %j and %d %s',
  (trigger, delayValue, delayUnit, words) => {
    expect(stepInWords(trigger, { delayValue, delayUnit }, '16:00')).toBe(words);
  },
);

test('keeps the minutes of the house’s check-in', () => {
  expect(stepInWords(beforeCheckIn, { delayValue: -1, delayUnit: 'hours' }, '15:30')).toBe(
    '1 day before arrival, 2:30 PM',
  );
});

test('says from when to when a sequence sends its emails', () => {
  const steps = [-6, 8].map((delayValue) => ({ delayValue, delayUnit: 'days' as const }));
  expect(spanInWords(beforeCheckIn, steps, '16:00')).toBe(
    'The first 7 days before arrival, 4:00 PM; the last 7 days after arrival, 4:00 PM',
  );
  expect(spanInWords(confirmed, steps.slice(1), '16:00')).toBe('8 days after booking');
});
