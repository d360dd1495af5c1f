import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, weekdayOf } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import { lastDay, noDates, type CalendarFacts } from '../../calendar/calendar-selection.ts';
import {
  askedDays,
  askedSelection,
  chosenAgain,
  daysInStrip,
  firstStart,
  nextAvailable,
  startShowing,
  stripDays,
  turned,
} from './strip-days.ts';

const day = calendarDate;
const today = day('2027-04-14');
const facts = (...booked: string[]): CalendarFacts => ({ today, booked: new Set(booked.map(day)) });
const free = facts();
const stay = (checkIn: string, checkOut: string) =>
  ({ shows: 'stay', checkIn: day(checkIn), checkOut: day(checkOut) }) as const;
const may = { shows: 'period', from: day('2027-05-01'), to: day('2027-06-01') } as const;
const wholeMay = nightsOf({ checkIn: may.from, checkOut: may.to });

describe('the first days of the strip', () => {
  it('are whole weeks around a weekend', () => {
    expect(firstStart(stay('2027-06-11', '2027-06-13'), free)).toBe('2027-06-06');
  });

  it('have the day after a weekend’s stay in them, so that one more night can be chosen', () => {
    const start = firstStart(stay('2027-02-11', '2027-02-13'), { ...free, today: day('2026-11-29') });
    expect(stripDays(start)).toContain('2027-02-14');
  });

  it('have every stay of up to a week in them, whichever day it begins on', () => {
    for (let shift = 0; shift < 7; shift += 1)
      for (let nights = 1; nights <= 7; nights += 1) {
        const checkIn = addDays(day('2027-06-06'), shift);
        const checkOut = addDays(checkIn, nights);
        const days = stripDays(firstStart(stay(checkIn, checkOut), free));
        expect(days).toHaveLength(daysInStrip);
        expect(days.map(weekdayOf).slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        expect(days, `${checkIn} ${checkOut}`).toEqual(expect.arrayContaining([checkIn, checkOut]));
      }
  });

  it('begin with the check-in’s week where a stay is longer than the strip', () => {
    expect(firstStart(stay('2027-06-09', '2027-06-30'), free)).toBe('2027-06-06');
  });

  it('never begin before the current week', () => {
    expect(firstStart(stay('2027-04-14', '2027-04-15'), free)).toBe('2027-04-11');
    expect(firstStart({ ...may, from: day('2027-04-01') }, free)).toBe('2027-04-11');
  });

  it('of a month begin with its first available night, or with its first day where it has none', () => {
    expect(firstStart(may, free)).toBe('2027-04-25');
    expect(firstStart(may, facts(...wholeMay.slice(0, 16)))).toBe('2027-05-16');
    expect(firstStart(may, facts(...wholeMay))).toBe('2027-04-25');
  });

  it('begin with the next available night where no dates were named', () => {
    expect(firstStart({ shows: 'next' }, free)).toBe('2027-04-11');
    const taken = nightsOf({ checkIn: today, checkOut: day('2027-05-05') });
    expect(firstStart({ shows: 'next' }, facts(...taken))).toBe('2027-05-02');
  });
});

describe('turning the strip', () => {
  it('shows the next and the previous two weeks', () => {
    expect(turned(day('2027-05-02'), 'later', free)).toBe('2027-05-16');
    expect(turned(day('2027-05-02'), 'earlier', free)).toBe('2027-04-18');
  });

  it('ends with the weeks of today and of the last day', () => {
    expect(turned(day('2027-04-18'), 'earlier', free)).toBe('2027-04-11');
    expect(turned(day('2027-04-11'), 'earlier', free)).toBeUndefined();
    let start = firstStart({ shows: 'next' }, free);
    for (let next = turned(start, 'later', free); next; next = turned(start, 'later', free)) start = next;
    expect(stripDays(start)).toContain(lastDay(free));
  });

  it('follows a day out of the strip, and stays for one in it', () => {
    expect(startShowing(day('2027-05-02'), day('2027-05-15'), free)).toBe('2027-05-02');
    expect(startShowing(day('2027-05-02'), day('2027-05-16'), free)).toBe('2027-05-16');
    expect(startShowing(day('2027-05-02'), day('2027-05-01'), free)).toBe('2027-04-18');
    expect(startShowing(day('2027-05-02'), day('2027-07-01'), free)).toBe('2027-06-27');
  });

  it('finds the next available night, up to the last one', () => {
    expect(nextAvailable(day('2027-05-02'), facts('2027-05-02', '2027-05-03'))).toBe('2027-05-04');
    expect(nextAvailable(lastDay(free), free)).toBeUndefined();
  });
});

describe('the asked stay', () => {
  it('is chosen where its nights are available', () => {
    const asked = stay('2027-06-11', '2027-06-13');
    const chosen = { status: 'stay', checkIn: '2027-06-11', checkOut: '2027-06-13' };
    expect(askedSelection(asked, free)).toEqual(chosen);
    expect(askedSelection(asked, facts('2027-06-13'))).toEqual(chosen);
    expect(askedSelection(asked, facts('2027-06-12'))).toEqual(noDates);
    expect(askedSelection(asked, facts('2027-06-11'))).toEqual(noDates);
    expect(askedSelection(may, free)).toEqual(noDates);
  });

  it('is no longer chosen once a night of it is taken', () => {
    const asked = askedSelection(stay('2027-06-11', '2027-06-13'), free);
    const checkIn = { status: 'check-in', checkIn: day('2027-06-11') } as const;
    expect(chosenAgain(asked, free)).toEqual(asked);
    expect(chosenAgain(asked, facts('2027-06-12'))).toEqual(noDates);
    expect(chosenAgain(checkIn, free)).toEqual(checkIn);
    expect(chosenAgain(checkIn, facts('2027-06-11'))).toEqual(noDates);
  });

  it('has its check-out among its days', () => {
    expect([...askedDays(stay('2027-06-11', '2027-06-13'))]).toEqual([
      '2027-06-11',
      '2027-06-12',
      '2027-06-13',
    ]);
    expect(askedDays(may).size).toBe(0);
  });
});
