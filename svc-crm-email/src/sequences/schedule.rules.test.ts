import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, dateInZone, daysBetween } from '@getaway/kernel/calendar-date';
import { timeInZone } from '@getaway/kernel/zoned-time';
import {
  afterTheNight,
  isNight,
  sendMoment,
  triggerMoment,
  usualNight,
  type Occasion,
} from './schedule.rules.ts';

const zone = 'America/New_York';
const stay = (checkInDate: string, confirmedAt = '2027-01-15T14:30:20.500Z'): Occasion => ({
  kind: 'booking',
  bookingId: 'b',
  confirmedAt: new Date(confirmedAt),
  checkInDate: calendarDate(checkInDate),
  checkInTime: '16:00',
});
const moment = (...input: Parameters<typeof triggerMoment>): string | undefined =>
  triggerMoment(...input)?.toISOString();

describe('a sequence counts from', () => {
  test('the confirmation itself', () => {
    expect(moment({ type: 'booking_confirmed' }, stay('2027-06-09'), zone)).toBe('2027-01-15T14:30:20.500Z');
  });

  test('a number of days after the confirmation, at the same time of day across a change of clocks', () => {
    const confirmed = stay('2027-06-09', '2027-03-13T14:30:00Z');
    expect(moment({ type: 'days_after_booking', days: 1 }, confirmed, zone)).toBe('2027-03-14T13:30:00.000Z');
  });

  test('days before check-in, at check-in time', () => {
    expect(moment({ type: 'days_before_checkin', days: 3 }, stay('2027-03-15'), zone)).toBe(
      '2027-03-12T21:00:00.000Z',
    );
  });

  test('the enrollment, only for a manual sequence', () => {
    const enrolled: Occasion = {
      kind: 'enrollment',
      enrollmentId: 'e',
      enrolledAt: new Date('2027-02-01T12:00:00Z'),
    };
    expect(moment({ type: 'manual' }, enrolled, zone)).toBe('2027-02-01T12:00:00.000Z');
    expect(moment({ type: 'booking_confirmed' }, enrolled, zone)).toBeUndefined();
    expect(moment({ type: 'manual' }, stay('2027-06-09'), zone)).toBeUndefined();
  });
});

test('a delay in days keeps the time of day, one in hours counts hours, and both may be negative', () => {
  const eve = new Date('2027-03-13T21:00:00Z');
  expect(sendMoment(eve, { value: 1, unit: 'days' }, zone).toISOString()).toBe('2027-03-14T20:00:00.000Z');
  expect(sendMoment(eve, { value: 24, unit: 'hours' }, zone).toISOString()).toBe('2027-03-14T21:00:00.000Z');
  expect(sendMoment(eve, { value: -2, unit: 'hours' }, zone).toISOString()).toBe('2027-03-13T19:00:00.000Z');
  expect(sendMoment(eve, { value: -1, unit: 'days' }, zone).toISOString()).toBe('2027-03-12T21:00:00.000Z');
});

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'])(
  'on every day of a year in %s, an email before check-in is due at check-in time',
  (timeZone) => {
    for (let day = 0; day < 366; day += 1) {
      const checkIn = addDays(calendarDate('2027-01-01'), day);
      const trigger = triggerMoment({ type: 'days_before_checkin', days: 2 }, stay(checkIn), timeZone);
      const sendAt = sendMoment(trigger ?? new Date(NaN), { value: 1, unit: 'days' }, timeZone);
      expect(timeInZone(sendAt, timeZone)).toBe('16:00');
      expect(daysBetween(dateInZone(sendAt, timeZone), checkIn)).toBe(1);
    }
  },
);

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'])(
  'on every day of a year in %s, the night ends at eight and every hour is either day or night',
  (timeZone) => {
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const instant = new Date(Date.UTC(2027, 0, 1, hour, 17));
      const time = timeInZone(instant, timeZone);
      expect(isNight(instant, timeZone, usualNight)).toBe(time >= '22:00' || time < '08:00');
      const awake = afterTheNight(instant, timeZone, usualNight);
      expect(isNight(awake, timeZone, usualNight)).toBe(false);
      expect(awake.getTime() - instant.getTime()).toBeLessThanOrEqual(11 * 3_600_000);
      if (awake !== instant) expect(timeInZone(awake, timeZone)).toBe('08:00');
    }
  },
);

test.each([
  // A property with its night after midnight, and one without a night.
  [{ from: '00:30', to: '09:00' }, ['00:00', '09:00', '23:59'], ['00:30', '08:59']],
  [{ from: '00:00', to: '00:00' }, ['00:00', '03:00', '23:59'], []],
])('the night is configurable: %o', (night, awake, asleep) => {
  const at = (time: string): Date => new Date(`2027-06-01T${time}:00Z`);
  for (const time of awake) expect(isNight(at(time), 'UTC', night)).toBe(false);
  for (const time of asleep) {
    expect(isNight(at(time), 'UTC', night)).toBe(true);
    expect(afterTheNight(at(time), 'UTC', night)).toEqual(at(night.to));
  }
});

test.each([
  // The clocks go from 2:00 to 3:00, and on Lord Howe to 2:30: the end of the night does not exist on this
  // day.
  ['America/New_York', '02:30', '2027-03-14T07:00:00Z'],
  ['Australia/Lord_Howe', '02:15', '2027-10-02T15:30:00Z'],
])('in %s a night until %s ends soon after the clocks go forward', (timeZone, to, forward) => {
  const night = { from: '22:00', to };
  const change = new Date(forward);
  const end = afterTheNight(new Date(change.getTime() - 3 * 3_600_000), timeZone, night);
  expect(isNight(end, timeZone, night)).toBe(false);
  expect(end.getTime() - change.getTime()).toBeGreaterThanOrEqual(0);
  expect(end.getTime() - change.getTime()).toBeLessThan(1_800_000);
});
