import { calendarDate } from '@getaway/kernel/calendar-date';
import { expect, it } from 'vitest';
import { rateMonths } from './rate-months.ts';

it('lays the nights of a month out in weeks from Sunday', () => {
  const nights = Array.from({ length: 28 }, (_, index) => ({
    date: `2027-02-${String(index + 1).padStart(2, '0')}`,
    price: '200.00',
  }));
  const [february] = rateMonths([...nights, { date: '2027-03-01', price: '200.00' }], []);
  expect(february?.month).toBe('2027-02');
  expect(february?.weeks).toHaveLength(5);
  expect(february?.weeks[0]?.[0]).toBeUndefined();
  expect(february?.weeks[0]?.[1]).toMatchObject({ date: '2027-02-01', number: 1, price: '200' });
  expect(february?.weeks[4]?.[1]).toBeUndefined();
});

it('marks the nights that cost more because of their date, and says why', () => {
  const valentine = { label: 'Valentine’s Day', amount: '200.00' };
  const nights: Parameters<typeof rateMonths>[0] = [
    { date: '2027-02-14', price: '450.00', datedSurcharge: valentine },
    {
      ...{ date: '2028-02-14', price: '500.00', datedSurcharge: valentine },
      sources: [{ kind: 'holiday', name: 'Our day' }],
    },
  ];
  const days = rateMonths(nights, []).flatMap(({ weeks }) => weeks.flat().filter((day) => day !== undefined));
  expect(days[0]).toMatchObject({ kind: 'dated', words: 'Sun, Feb 14: $450.00, Valentine’s Day +$200.00' });
  expect(days[1]).toMatchObject({
    kind: 'holiday',
    words: 'Mon, Feb 14: $500.00, Our day, Valentine’s Day +$200.00',
  });
});

it('says of a night in letters and in words what is set, not by color alone', () => {
  const nights: Parameters<typeof rateMonths>[0] = [
    {
      ...{ date: '2027-07-10', price: '499.50', minimumNights: 3, closedToArrival: true },
      ...{ closedToDeparture: true, closed: true, sources: [{ kind: 'override', name: null }] },
    },
    { date: '2027-07-11', price: '300.00', sources: [{ kind: 'season', name: 'Summer' }] },
    {
      ...{ date: '2027-07-12', price: '346.50' },
      sources: [
        { kind: 'override', name: null, adjustment: { unit: 'percent', value: '10' } },
        { kind: 'season', name: 'Summer', adjustment: { unit: 'dollars', value: '-20.00' } },
        { kind: 'holiday', name: 'Our day' },
      ],
    },
  ];
  const [month] = rateMonths(nights, [{ date: calendarDate('2027-07-11'), use: 'booked' }]);
  const days = month?.weeks.flat().filter((day) => day !== undefined);
  expect(days?.[0]).toMatchObject({
    ...{ kind: 'override', marks: '3+io', closed: true, price: '500' },
    words: 'Sat, Jul 10: $499.50, override, At least 3 nights, Closed, No check-in, No check-out',
  });
  expect(days?.[2]).toMatchObject({
    kind: 'override',
    words: 'Mon, Jul 12: $346.50, override (10% more), Summer ($20.00 less), Our day',
  });
  expect(days?.[1]).toMatchObject({
    ...{
      kind: 'season',
      marks: '',
      closed: false,
      use: 'booked',
      words: 'Sun, Jul 11: $300.00, booked, Summer',
    },
  });
});
