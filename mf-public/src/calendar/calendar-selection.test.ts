import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import {
  canChoose,
  checkoutOnlyDay,
  chooseDay,
  noDates,
  previewStay,
  type CalendarFacts,
  type DateSelection,
} from './calendar-selection.ts';

const day = (number: number) => calendarDate(`2026-05-${String(number).padStart(2, '0')}`);
const checkInOn = (number: number): DateSelection => ({ status: 'check-in', checkIn: day(number) });
const stayOf = (from: number, to: number): DateSelection => ({
  status: 'stay',
  checkIn: day(from),
  checkOut: day(to),
});

/** Today is the 3rd; the nights of the 12th, 13th and 20th are taken. */
const facts: CalendarFacts = { today: day(3), booked: new Set([day(20), day(12), day(13)]) };

const after = (...choice: Parameters<typeof chooseDay>) => chooseDay(...choice).selection;
const notice = (...choice: Parameters<typeof chooseDay>) => chooseDay(...choice).notice;

describe('a click', () => {
  it('without a start sets one', () => {
    expect(after(noDates, day(8), facts)).toEqual(checkInOn(8));
  });

  it('on a complete stay sets a new start and clears the end', () => {
    expect(after(stayOf(4, 6), day(8), facts)).toEqual(checkInOn(8));
  });

  it('on a later day completes the stay', () => {
    expect(after(checkInOn(8), day(10), facts)).toEqual(stayOf(8, 10));
  });

  it('on an earlier day makes it the start and the old start the end', () => {
    expect(after(checkInOn(8), day(5), facts)).toEqual(stayOf(5, 8));
  });

  it('on the first booked day after the start ends the stay there', () => {
    expect(after(checkInOn(8), day(12), facts)).toEqual(stayOf(8, 12));
  });

  it('on a later booked day changes nothing', () => {
    expect(after(checkInOn(8), day(13), facts)).toEqual(checkInOn(8));
    expect(after(checkInOn(8), day(20), facts)).toEqual(checkInOn(8));
  });

  it('starts a new selection on an available day beyond booked ones instead of spanning them', () => {
    expect(after(checkInOn(8), day(16), facts)).toEqual(checkInOn(16));
    expect(after(checkInOn(16), day(10), facts)).toEqual(checkInOn(10));
  });

  it('on a past day, a booked day without a start, or the start itself changes nothing', () => {
    expect(after(noDates, day(2), facts)).toEqual(noDates);
    expect(after(noDates, day(12), facts)).toEqual(noDates);
    expect(after(stayOf(4, 6), day(12), facts)).toEqual(stayOf(4, 6));
    expect(after(checkInOn(8), day(8), facts)).toEqual(checkInOn(8));
  });
});

describe('a click that does not do what it asked for', () => {
  it('says why nothing happened', () => {
    expect(notice(noDates, day(2), facts)).toBe('past');
    expect(notice(noDates, day(12), facts)).toBe('booked');
    expect(notice(stayOf(4, 6), day(12), facts)).toBe('booked');
    expect(notice(checkInOn(8), day(13), facts)).toBe('booked');
    expect(notice(checkInOn(8), day(8), facts)).toBe('same-day');
    expect(notice(noDates, addDays(facts.today, 732), facts)).toBe('too-far');
  });

  it('says why it started a new selection', () => {
    expect(notice(checkInOn(8), day(16), facts)).toBe('spans-booked');
    const far = addDays(day(21), 61);
    expect(chooseDay(checkInOn(21), far, facts)).toEqual({
      selection: { status: 'check-in', checkIn: far },
      notice: 'too-long',
    });
    expect(after(checkInOn(21), addDays(day(21), 60), facts).status).toBe('stay');
  });

  it('and otherwise says nothing', () => {
    expect(notice(noDates, day(8), facts)).toBeUndefined();
    expect(notice(checkInOn(8), day(12), facts)).toBeUndefined();
    expect(notice(checkInOn(8), day(5), facts)).toBeUndefined();
  });
});

describe('a day that can be chosen', () => {
  it('is neither past nor booked', () => {
    expect([2, 3, 11, 12, 14].map((number) => canChoose(noDates, day(number), facts))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it('may be booked when it is the first booked day after the start', () => {
    expect([12, 13, 20].map((number) => canChoose(checkInOn(8), day(number), facts))).toEqual([
      true,
      false,
      false,
    ]);
    expect(canChoose(checkInOn(14), day(20), facts)).toBe(true);
  });
});

describe('the day for check-out only', () => {
  it('is the first booked day after the start, whatever order the days came in', () => {
    expect(checkoutOnlyDay(checkInOn(8), facts)).toBe(day(12));
    expect(checkoutOnlyDay(checkInOn(15), facts)).toBe(day(20));
    expect(checkoutOnlyDay(checkInOn(25), facts)).toBeUndefined();
  });

  it('stays marked once it is chosen, and no other does', () => {
    expect(checkoutOnlyDay(stayOf(8, 12), facts)).toBe(day(12));
    expect(checkoutOnlyDay(stayOf(8, 10), facts)).toBeUndefined();
    expect(checkoutOnlyDay(noDates, facts)).toBeUndefined();
  });
});

describe('hovering', () => {
  it('previews the stay that a click would make', () => {
    expect(previewStay(checkInOn(8), day(11), facts)).toEqual(stayOf(8, 11));
    expect(previewStay(checkInOn(8), day(5), facts)).toEqual(stayOf(5, 8));
  });

  it('previews nothing without a start or across booked nights', () => {
    expect(previewStay(noDates, day(11), facts)).toBeUndefined();
    expect(previewStay(stayOf(4, 6), day(11), facts)).toBeUndefined();
    expect(previewStay(checkInOn(8), day(16), facts)).toBeUndefined();
    expect(previewStay(checkInOn(8), undefined, facts)).toBeUndefined();
  });
});
