import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { departuresAt } from './departures.ts';

const today = calendarDate('2027-02-12');
const stay = (id: string, checkOutDate: string, checkOutTime = '11:00') => ({
  ...{ id, checkOutDate, checkOutTime },
});
const stays = [
  stay('morning', '2027-02-12'),
  stay('late', '2027-02-12', '14:00'),
  stay('next', '2027-02-13'),
];

it.each([
  ['10:59', 'morning late next', ''],
  ['11:00', 'late next morning', 'morning'],
  ['14:00', 'next morning late', 'morning late'],
])('at %s lists who is still to leave first', (time, order, over) => {
  const listed = departuresAt(stays, { today, time });
  expect(listed.map(({ id }) => id).join(' ')).toBe(order);
  expect(listed.flatMap(({ id, isOver }) => (isOver ? [id] : [])).join(' ')).toBe(over);
});

it('counts the end of a day before today as over, also just after midnight', () => {
  const listed = departuresAt(stays, { today: calendarDate('2027-02-13'), time: '00:05' });
  expect(listed.map(({ id, isOver }) => `${id} ${isOver}`)).toEqual([
    'next false',
    'morning true',
    'late true',
  ]);
});
