import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createRatePeriod } from '@getaway/contracts/http/rates';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { newPeriod, periodBody, periodValues } from './period-values.ts';

const every = (price: string | null) => ({
  ...{ sunday: price, monday: price, tuesday: price, wednesday: price },
  ...{ thursday: price, friday: price, saturday: price },
});
const none = {
  ...{ sunday: null, monday: null, tuesday: null, wednesday: null },
  ...{ thursday: null, friday: null, saturday: null },
};
const period = {
  adjustments: none,
  ...{ id: 'a', version: 3, kind: 'season' as const, name: 'Summer', minimumNights: 2 },
  ...{ firstDate: calendarDate('2027-06-01'), lastDate: calendarDate('2027-08-31') },
  ...{ closedToArrival: null, closedToDeparture: true, closed: false },
};

const day = calendarDate('2027-07-04');

it('sends what was read when nothing was typed', () => {
  for (const prices of [every('300.00'), every(null), { ...every(null), saturday: '412.50' }]) {
    const { prices: sent, adjustments, ...rest } = periodBody(periodValues({ ...period, prices }));
    expect(rest).toEqual({
      ...{ kind: 'season', name: 'Summer', firstDate: '2027-06-01', lastDate: '2027-08-31' },
      ...{ minimumNights: 2, closedToArrival: null, closedToDeparture: true, closed: false },
    });
    expect(Object.values(adjustments ?? {}).filter(Boolean)).toEqual([]);
    for (const [day, price] of Object.entries(prices))
      expect(Number(sent?.[day as keyof typeof prices] ?? 0)).toBe(Number(price));
  }
});

it('sends one price for all weekdays, or those of each', () => {
  const values = newPeriod('override', { start: day, end: day });
  expect(periodBody({ ...values, price: '500' }).prices).toEqual(every('500'));
  const prices = { ...values.prices, sunday: '20' };
  expect(periodBody({ ...values, price: '500', pricing: 'weekdays', prices }).prices).toEqual({
    ...every(''),
    sunday: '20',
  });
  expect(periodBody({ ...values, price: '500', pricing: 'none' }).prices).toEqual(every(''));
});

it('sends the adjustments that were read when nothing was typed, also where weekdays differ', () => {
  const more = { unit: 'percent', value: '10' } as const;
  const less = { unit: 'dollars', value: '-20.00' } as const;
  const all = { ...{ sunday: more, monday: more, tuesday: more }, ...{ wednesday: more, thursday: more } };
  const weeks = [
    { prices: none, adjustments: { ...all, friday: more, saturday: more } },
    { prices: none, adjustments: { ...none, friday: less, saturday: less } },
    { prices: none, adjustments: { ...all, friday: less, saturday: more } },
    { prices: { ...none, saturday: '412.50' }, adjustments: { ...none, sunday: less, friday: more } },
  ];
  const seen = weeks.map((week) => {
    const values = periodValues({ ...period, ...week });
    const body = v.parse(createRatePeriod.body, periodBody(values));
    expect({ ...none, ...body.adjustments }).toEqual(week.adjustments);
    expect({ ...none, ...body.prices }).toEqual(week.prices);
    return values;
  });
  expect(seen.map(({ pricing }) => pricing)).toEqual(['adjusted', 'adjusted', 'weekdays', 'weekdays']);
  expect(seen[1]?.adjustment).toEqual({
    ...{ change: 'dollars-less', amount: '20', nights: 'some', weekdays: ['friday', 'saturday'] },
  });
  expect(seen[3]?.prices).toMatchObject({ sunday: '-20', friday: '+10%', saturday: '412.50', monday: '' });
});

it('sends no price and no rule of a holiday, whatever the form had before', () => {
  const values = { ...newPeriod('holiday', { start: day, end: day }), price: '5', minimumNights: 2 };
  expect(periodBody(values)).toEqual({
    ...{ kind: 'holiday', name: '', firstDate: '2027-07-04', lastDate: '2027-07-04' },
  });
});
