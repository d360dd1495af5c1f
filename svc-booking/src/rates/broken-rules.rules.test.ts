import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { noAdjustments } from './adjustment.rules.ts';
import { brokenRules, tooCloseInWords, type RuleFacts } from './broken-rules.rules.ts';
import { periodsByDate } from './rate-calendar.rules.ts';
import { noPrices, type RatePeriod } from './rate-period.rules.ts';
import { earliestCheckIn, houseTime, stayRulesFault, usualStayRules } from './stay-rules.rules.ts';

const decade = { from: calendarDate('2027-01-01'), to: calendarDate('2036-12-31') };

const period = (given: Partial<RatePeriod>): RatePeriod => ({
  ...{
    id: 'a',
    kind: 'season',
    name: 'June',
    version: 1,
    prices: noPrices,
    adjustments: noAdjustments,
    createdAt: new Date(0),
  },
  ...{ firstDate: calendarDate('2027-06-01'), lastDate: calendarDate('2027-06-30') },
  ...{ minimumNights: null, closedToArrival: null, closedToDeparture: null, closed: null },
  ...given,
});

const onDay = (date: string, given: Partial<RatePeriod>): RatePeriod =>
  period({
    ...{ kind: 'override', name: null, firstDate: calendarDate(date), lastDate: calendarDate(date) },
    ...given,
  });

function refusals(checkIn: string, nights: number, facts: Partial<RuleFacts> & { periods?: RatePeriod[] }) {
  const { periods = [], ...rest } = facts;
  const stay = { checkIn: calendarDate(checkIn), checkOut: addDays(calendarDate(checkIn), nights) };
  const today = calendarDate('2027-06-01');
  return brokenRules(stay, {
    ...{
      calendar: { periods: periodsByDate(periods, decade) },
      rules: usualStayRules,
      today,
      earliest: today,
    },
    ...rest,
  }).map(({ message }) => message);
}

describe('a refusal says what a guest can do', () => {
  it('about a minimum, with what sets it', () => {
    const june = period({ minimumNights: 2 });
    expect(refusals('2027-06-05', 1, { periods: [june] })).toEqual(['Two nights minimum in June']);
    expect(refusals('2027-06-05', 2, { periods: [june] })).toEqual([]);
    // The night of arrival decides.
    expect(refusals('2027-05-31', 1, { periods: [june], earliest: calendarDate('2027-05-31') })).toEqual([]);
    const rules = { ...usualStayRules, minimumNights: 12 };
    expect(refusals('2027-06-05', 1, { rules })).toEqual(['12 nights minimum']);
    const override = onDay('2027-06-05', { minimumNights: 3 });
    expect(refusals('2027-06-05', 2, { periods: [override, june] })).toEqual([
      'Three nights minimum for a check-in on Sat, Jun 5',
    ]);
  });

  it('about days without check-in or check-out, with the next possible day', () => {
    const weekend = [
      onDay('2027-06-05', { closedToArrival: true, closedToDeparture: true }),
      onDay('2027-06-06', { closedToArrival: true }),
      onDay('2027-06-07', { closed: true }),
    ];
    expect(refusals('2027-06-05', 2, { periods: weekend })).toEqual([
      'No check-in on Sat, Jun 5. The next possible check-in is Tue, Jun 8',
    ]);
    expect(refusals('2027-06-04', 1, { periods: weekend })).toEqual([
      'No check-out on Sat, Jun 5. The next possible check-out is Sun, Jun 6',
    ]);
  });

  it('about closed nights, unless an override opens them', () => {
    const closed = period({ closed: true });
    expect(refusals('2027-06-29', 3, { periods: [closed] })).toEqual([
      'We’re closed on the night of Tue, Jun 29. The next open night is Thu, Jul 1',
    ]);
    expect(refusals('2027-06-29', 1, { periods: [onDay('2027-06-29', { closed: false }), closed] })).toEqual(
      [],
    );
    const years = period({ closed: true, lastDate: calendarDate('2029-06-30') });
    expect(refusals('2027-06-29', 1, { periods: [years] })).toEqual([
      'We’re closed on the night of Tue, Jun 29',
    ]);
  });

  it('about the rules of all stays', () => {
    const rules = { ...usualStayRules, maximumNights: 7, windowDays: 30, leadHours: 24 };
    const earliest = calendarDate('2027-06-03');
    expect(refusals('2027-06-02', 8, { rules, earliest })).toEqual([
      'You can stay up to seven nights',
      'Please book at least 24 hours before check-in. The earliest check-in is Thu, Jun 3',
    ]);
    expect(refusals('2027-06-28', 4, { rules, earliest })).toEqual(['You can book up to 30 days ahead']);
    expect(tooCloseInWords(1).message).toBe(
      'We keep one night free between stays. Please choose dates that leave one night before and after other stays',
    );
  });

  it('and leaves alone what a guest has already', () => {
    const facts = { periods: [period({ closed: true, closedToArrival: true, minimumNights: 5 })] };
    const kept = { checkIn: calendarDate('2027-06-05'), checkOut: calendarDate('2027-06-07') };
    expect(refusals('2027-06-05', 2, { ...facts, kept })).toEqual([]);
    expect(refusals('2027-06-05', 1, { ...facts, kept })).toEqual(['Five nights minimum in June']);
    expect(refusals('2027-06-05', 6, { ...facts, kept })).toEqual([
      'We’re closed on the night of Mon, Jun 7. The next open night is Thu, Jul 1',
    ]);
  });
});

describe('the lead time', () => {
  const at = (now: string, leadHours: number, timeZone = 'America/New_York') =>
    earliestCheckIn(
      { leadHours },
      houseTime({ timeZone, usualHours: { checkInTime: '16:00' } }, new Date(now)),
    );

  it('counts hours to the usual check-in, and none means today', () => {
    expect(at('2027-06-05T03:59:00Z', 0)).toBe('2027-06-04');
    // 4 PM in New York is 8 PM UTC.
    expect(at('2027-06-05T20:00:00Z', 24)).toBe('2027-06-06');
    expect(at('2027-06-05T20:00:01Z', 24)).toBe('2027-06-07');
    expect(at('2027-06-05T12:00:00Z', 2)).toBe('2027-06-05');
  });

  it('counts real hours when clocks change, also to a leap day', () => {
    // March 14, 2027, has 23 hours there: 24 before its 4 PM is 3 PM the day before, which is 8 PM UTC.
    expect(at('2027-03-13T20:00:00Z', 24)).toBe('2027-03-14');
    expect(at('2027-03-13T20:00:01Z', 24)).toBe('2027-03-15');
    // November 7, 2027, has 25.
    expect(at('2027-11-06T21:00:00Z', 24)).toBe('2027-11-07');
    expect(at('2028-02-28T21:00:00Z', 24)).toBe('2028-02-29');
  });
});

it('rules that contradict each other are named', () => {
  expect(stayRulesFault(usualStayRules)).toBeUndefined();
  expect(stayRulesFault({ ...usualStayRules, minimumNights: 4, maximumNights: 3 })?.path).toBe(
    'maximumNights',
  );
  expect(stayRulesFault({ ...usualStayRules, minimumNights: 4, windowDays: 3 })?.path).toBe('windowDays');
});
