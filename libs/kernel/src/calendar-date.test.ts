import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  addDays,
  calendarDate,
  dateInZone,
  daysBetween,
  parseCalendarDate,
  weekdayOf,
} from './calendar-date.ts';
import { nightCount, nightsOf, stay, staysOverlap } from './stay.ts';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => calendarDate(date.toISOString().slice(0, 10)));

describe('calendar dates', () => {
  it.each([
    [undefined, 'Invalid date string'],
    ['', 'Invalid date string'],
    ['2026-2-3', 'Date string must be in YYYY-MM-DD format'],
    ['2026-02-03T00:00:00Z', 'Date string must be in YYYY-MM-DD format'],
    ['0000-01-01', 'Invalid date components'],
    ['2026-13-01', 'Invalid month in date'],
    ['2026-01-32', 'Invalid day in date'],
    ['2026-02-30', 'Invalid date'],
    ['2023-02-29', 'Invalid date'],
  ])('refuses %j with %j', (input, reason) => {
    expect(parseCalendarDate(input)).toEqual({ ok: false, reason });
  });

  it('knows leap days', () => {
    expect(addDays(calendarDate('2028-02-28'), 1)).toBe('2028-02-29');
  });

  it('adds and counts days as inverses of each other', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (d, n) => daysBetween(d, addDays(d, n)) === n),
    );
  });

  it('gives the weekday', () => {
    expect(weekdayOf(calendarDate('2026-02-14'))).toBe(6);
  });

  it('uses the day of the time zone, not of UTC', () => {
    const lateEvening = new Date('2026-03-08T04:30:00Z');
    expect(dateInZone(lateEvening, 'America/New_York')).toBe('2026-03-07');
  });

  it('do not depend on the order in which a browser writes dates', () => {
    class MonthFirst extends Intl.DateTimeFormat {
      constructor(_locale: string, options: Intl.DateTimeFormatOptions) {
        super('en-US', options);
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: MonthFirst });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(dateInZone(new Date('2026-11-28T18:00:00Z'), 'Europe/Lisbon')).toBe('2026-11-28');
  });
});

describe('stays', () => {
  it('count their nights across a change of clocks', () => {
    const spring = { checkIn: calendarDate('2026-03-07'), checkOut: calendarDate('2026-03-09') };
    expect(nightsOf(spring)).toEqual(['2026-03-07', '2026-03-08']);
  });

  it('cannot end before they begin', () => {
    const day = calendarDate('2026-05-01');
    expect(stay(day, day)).toEqual({ ok: false, reason: 'check-out-not-after-check-in' });
  });

  it('overlap exactly when they share a night', () => {
    const stays = fc
      .tuple(days, fc.integer({ min: 1, max: 20 }))
      .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
    fc.assert(
      fc.property(
        stays,
        fc.integer({ min: -25, max: 25 }),
        fc.integer({ min: 1, max: 20 }),
        (a, shift, nights) => {
          const b = { checkIn: addDays(a.checkIn, shift), checkOut: addDays(a.checkIn, shift + nights) };
          const shared = nightsOf(a).some((night) => nightsOf(b).includes(night));
          return staysOverlap(a, b) === shared && nightCount(a) === nightsOf(a).length;
        },
      ),
    );
  });
});
