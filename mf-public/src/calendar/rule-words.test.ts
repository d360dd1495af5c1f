import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { canChoose, checkoutOnlyDay, chooseDay, noDates, type DateSelection } from './calendar-selection.ts';
import { calendarFacts } from './calendar-facts.ts';
import { dayState } from './day-state.ts';
import { dayName, noticeWords } from './day-words.ts';
import { ruleLine, ruleMark, spokenRule } from './rule-words.ts';
import { withOwnStay } from './day-rules.ts';

// May 1, 2026, is a Friday.
const date = (day: number) => `2026-05-${String(day).padStart(2, '0')}`;
const on = (day: number) => calendarDate(date(day));
const checkInOn = (day: number): DateSelection => ({ status: 'check-in', checkIn: on(day) });

/** Taken: 14 and 15. By rules: 3 and 4 (lead time), 18 (closed), 16 (kept free), 28 (window). */
const facts = calendarFacts(
  on(3),
  {
    unavailableDates: [3, 4, 14, 15, 16, 18, 28].map(on),
    ruled: { leadTime: [on(3), on(4)], closed: [on(18)], nightsBetween: [on(16)], bookingWindow: [on(28)] },
  },
  [
    {
      nights: [
        { date: date(6), price: '200.00', closedToArrival: true },
        { date: date(8), price: '200.00', minimumNights: 2, minimumName: 'June' },
        { date: date(9), price: '200.00', closedToDeparture: true },
        { date: date(13), price: '200.00', minimumNights: 3 },
      ],
      maximumNights: 7,
      leadHours: 48,
      windowDays: 25,
      nightsBetween: 1,
    },
  ],
);

const all = (day: number, dates: DateSelection = noDates) => {
  const ruled = { day: on(day), dates, facts };
  const state = dayState(on(day), dates, facts);
  return {
    canChoose: canChoose(dates, on(day), facts),
    name: dayName(on(day), state, '200.00', spokenRule(state, ruled)),
    mark: ruleMark(state, ruled),
    line: ruleLine(state, ruled),
  };
};
const click = (day: number, dates: DateSelection = noDates) => {
  const { selection, notice } = chooseDay(dates, on(day), facts);
  return { selection, words: notice && noticeWords(notice, { day: on(day), dates, facts }) };
};

describe('a day that a rule refuses', () => {
  it.each([
    [
      18,
      'Monday, May 18, closed',
      'Closed',
      'We’re closed on the night of Mon, May 18. The next open night is Tue, May 19.',
    ],
    [
      4,
      'Monday, May 4, too soon to book',
      'Too soon',
      'Please book at least 48 hours before check-in. The next check-in is Tue, May 5.',
    ],
    [
      28,
      'Thursday, May 28, not bookable yet',
      'Not yet',
      'You can book up to 25 days ahead, so Thu, May 28 can’t be booked yet. Please choose an earlier day.',
    ],
    [
      16,
      'Saturday, May 16, kept free between stays',
      'Kept free',
      'We keep one night free between stays, and the night of Sat, May 16 is one of them. Please choose another day.',
    ],
    [
      6,
      'Wednesday, May 6, no check-in',
      'No check-in',
      'No check-in on Wed, May 6. The next possible check-in is Thu, May 7.',
    ],
    [
      13,
      'Wednesday, May 13, three nights minimum for a check-in on Wed, May 13, not enough nights available',
      'Min 3',
      'Three nights minimum for a check-in on Wed, May 13, and too few nights are available from then on. The next possible check-in is Sun, May 17.',
    ],
  ])('looks and reads differently from a booked one: May %i', (day, name, mark, line) => {
    expect(all(day)).toEqual({ canChoose: false, name, mark, line });
    expect(click(day)).toEqual({ selection: noDates, words: line });
  });

  it('and a booked one stays as it is', () => {
    expect(all(14)).toEqual({
      canChoose: false,
      name: 'Thursday, May 14, already booked',
      mark: undefined,
      line: undefined,
    });
  });

  it('is a check-out that is too early or not possible', () => {
    expect(all(9, checkInOn(8))).toEqual({
      canChoose: false,
      name: 'Saturday, May 9, two nights minimum in June',
      mark: 'Min 2',
      line: 'Two nights minimum in June. Choose Sun, May 10 or later to check out.',
    });
    expect(click(9, checkInOn(8)).selection).toEqual(checkInOn(8));
    expect(all(9, checkInOn(7))).toEqual({
      canChoose: false,
      name: 'Saturday, May 9, no check-out',
      mark: 'No check-out',
      line: 'No check-out on Sat, May 9. The next possible check-out is Sun, May 10.',
    });
  });
});

describe('a day that a stay can begin on', () => {
  it('says before a click what a stay from it has to keep to', () => {
    expect(all(8)).toEqual({
      canChoose: true,
      name: 'Friday, May 8, 200 dollars, available, two nights minimum in June',
      mark: undefined,
      line: 'Two nights minimum in June',
    });
    expect(all(9).line).toBe('No check-out on Sat, May 9');
    expect(all(7)).toMatchObject({ name: 'Thursday, May 7, 200 dollars, available', line: undefined });
  });

  it('says that it is the new check-in where it was clicked as one before the other', () => {
    expect(click(8, checkInOn(9))).toEqual({
      selection: checkInOn(8),
      words:
        'Two nights minimum in June, so Fri, May 8 is now your check-in day. Choose Sun, May 10 or later to check out.',
    });
    expect(click(7, checkInOn(9))).toEqual({
      selection: checkInOn(7),
      words: 'No check-out on Sat, May 9, so Thu, May 7 is now your check-in day.',
    });
    expect(click(20, checkInOn(17)).words).toBe(
      'Some nights in between can’t be booked, so Wed, May 20 is now your check-in day.',
    );
    expect(click(27, checkInOn(19)).words).toBe(
      'Stays are limited to 7 nights, so Wed, May 27 is now your check-in day.',
    );
  });
});

it('a day to check out only is none where the stay would be too short', () => {
  expect(checkoutOnlyDay(checkInOn(12), facts)).toBe(on(14));
  expect(checkoutOnlyDay(checkInOn(13), facts)).toBeUndefined();
});

it('a stay below the minimum can fill a gap exactly where the house lets it', () => {
  const rules = facts.rules && { ...facts.rules, minimumNights: 4, fillsGaps: true };
  const filling = { ...facts, rules };
  // The only night between a closed and a kept-free one.
  expect(canChoose(noDates, on(17), filling)).toBe(true);
  expect(chooseDay(checkInOn(17), on(18), filling).selection.status).toBe('stay');
  expect(canChoose(noDates, on(17), { ...facts, rules: rules && { ...rules, fillsGaps: false } })).toBe(
    false,
  );
  // No gap ends where only the booking window does.
  expect(canChoose(noDates, on(26), filling)).toBe(false);
});

it('a guest who moves a stay keeps its check-in and check-out', () => {
  const rules = facts.rules && withOwnStay(facts.rules, { checkIn: on(6), checkOut: on(9) });
  expect(canChoose(noDates, on(6), { ...facts, rules })).toBe(true);
  expect(chooseDay(checkInOn(7), on(9), { ...facts, rules }).selection.status).toBe('stay');
});

it('a house that has set no rules has the usual calendar', () => {
  const usual = calendarFacts(on(3), { unavailableDates: [on(14)] }, [
    { nights: [{ date: date(5), price: '200.00' }] },
  ]);
  expect(usual).toEqual({ today: on(3), booked: new Set([on(14)]) });
});
