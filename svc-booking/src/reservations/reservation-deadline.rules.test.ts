import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';
import { holdEnd, holdMs, lastHoldEnd, longestHoldMs, reservationMs } from '../holds/hold.rules.ts';
import { checkInInstant, linkEnd, reservationDueAt } from './reservation-deadline.rules.ts';

const timeZone = 'America/New_York';
const stay = { checkInDate: calendarDate('2027-06-11'), checkInTime: '16:00' };

describe('the deadline of a reservation', () => {
  it('is 24 hours away for a later stay', () => {
    expect(reservationDueAt(stay, new Date('2027-06-01T12:00:00Z'), timeZone)).toEqual(
      new Date('2027-06-02T12:00:00Z'),
    );
  });

  it('is check-in time when the stay begins within 24 hours', () => {
    expect(reservationDueAt(stay, new Date('2027-06-11T12:00:00Z'), timeZone)).toEqual(
      new Date('2027-06-11T20:00:00Z'),
    );
  });

  it('does not exist once check-in has begun', () => {
    expect(reservationDueAt(stay, new Date('2027-06-11T20:00:00Z'), timeZone)).toBe('too-late');
  });

  it('is in the future, within 24 hours and never past check-in', () => {
    const checkIn = checkInInstant(stay, timeZone);
    fc.assert(
      fc.property(fc.integer({ min: -90 * 24 * 60, max: -1 }), (minutes) => {
        const now = addMilliseconds(checkIn, minutes * minuteMs);
        const due = reservationDueAt(stay, now, timeZone);
        if (due === 'too-late') throw new Error('check-in has not begun');
        expect(due > now && due <= checkIn).toBe(true);
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(reservationMs);
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
