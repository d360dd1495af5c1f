import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, hourMs, minuteMs } from '@getaway/kernel/instant';
import { holdEnd, holdMs, lastHoldEnd, longestHoldMs } from '../holds/hold.rules.ts';
import { checkInInstant, linkEnd, reservationDueAt } from './reservation-deadline.rules.ts';

const timeZone = 'America/New_York';
const stay = { checkInDate: calendarDate('2027-06-11'), checkInTime: '16:00' };

describe('the deadline of a reservation', () => {
  const at = (now: string) => ({ now: new Date(now), timeZone });

  it('is so many hours away for a later stay', () => {
    const now = at('2027-06-01T12:00:00Z');
    expect(reservationDueAt(stay, 24, now)).toEqual(new Date('2027-06-02T12:00:00Z'));
    expect(reservationDueAt(stay, 168, now)).toEqual(new Date('2027-06-08T12:00:00Z'));
  });

  it('is check-in time when the stay begins within those hours', () => {
    expect(reservationDueAt(stay, 24, at('2027-06-11T12:00:00Z'))).toEqual(new Date('2027-06-11T20:00:00Z'));
  });

  it('is in the future, within those hours and never past check-in', () => {
    const checkIn = checkInInstant(stay, timeZone);
    const minutesBefore = fc.integer({ min: -90 * 24 * 60, max: -1 });
    fc.assert(
      fc.property(minutesBefore, fc.integer({ min: 1, max: 168 }), (minutes, paymentHours) => {
        const now = addMilliseconds(checkIn, minutes * minuteMs);
        const due = reservationDueAt(stay, paymentHours, { now, timeZone });
        expect(due > now && due <= checkIn).toBe(true);
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(paymentHours * hourMs);
      }),
    );
  });
});

describe('the link in a confirmation email', () => {
  it('works for two hours', () => {
    expect(linkEnd(stay, new Date('2027-06-11T12:00:00Z'), timeZone)).toEqual(
      new Date('2027-06-11T14:00:00Z'),
    );
  });

  it('ends at check-in', () => {
    expect(linkEnd(stay, new Date('2027-06-11T19:00:00Z'), timeZone)).toEqual(
      new Date('2027-06-11T20:00:00Z'),
    );
  });
});

describe('the end of a hold', () => {
  const createdAt = new Date('2027-06-01T12:00:00Z');

  it('never passes the longest total time, however often the hold is renewed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * longestHoldMs }), (ms) => {
        const now = addMilliseconds(createdAt, ms);
        const end = holdEnd(createdAt, now);
        expect(end === 'over').toBe(ms >= longestHoldMs);
        if (end === 'over') return;
        expect(end > now && end <= lastHoldEnd(createdAt)).toBe(true);
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(holdMs);
      }),
    );
  });
});
