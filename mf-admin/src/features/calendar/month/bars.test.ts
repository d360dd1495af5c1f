import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { calendarDate as day } from '@getaway/kernel/calendar-date';
import { barsOf, piecesIn } from './bars.ts';
import { arrangeMonth } from './month-events.ts';
import { viewOf } from './month-view.ts';

/** From Sunday, January 31 to Saturday, March 6. */
const february = viewOf(day('2027-02-01'));

function event(id: string, start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  const common = { id, title: id, startDate: day(start), endDate: day(end), source: 'Direct', guestName: id };
  const rest = { checkInTime: null, checkOutTime: null, status: null, reason: null, conflictIds: [] };
  return { type: 'booking', bookingReference: id, ...common, ...rest, ...more } as CalendarEvent;
}
const block = (id: string, date: string, reason: CalendarEvent['reason'] = 'other') =>
  event(id, date, date, { type: 'blocked', reason });

const piecesOf = (...events: CalendarEvent[]) =>
  piecesIn(barsOf(events), february).map(({ event: { id }, ...piece }) => ({ id, ...piece }));

describe('a bar', () => {
  it('begins in the middle of the arrival day and ends in the middle of the departure day', () => {
    expect(piecesOf(event('Iris', '2027-02-08', '2027-02-10'))).toMatchObject([
      { day: '2027-02-08', isFromNoon: true, width: 2, lane: 0, begins: true, ends: true },
    ]);
  });

  it('is broken across weeks, with open ends', () => {
    expect(piecesOf(event('Iris', '2027-02-12', '2027-02-15'))).toMatchObject([
      { day: '2027-02-12', isFromNoon: true, width: 1.5, begins: true, ends: false },
      { day: '2027-02-14', isFromNoon: false, width: 1.5, begins: false, ends: true },
    ]);
  });

  it('is drawn as far as the view goes', () => {
    expect(piecesOf(event('Iris', '2027-01-20', '2027-02-01'))).toMatchObject([
      { day: '2027-01-31', isFromNoon: false, width: 1.5, begins: false, ends: true },
    ]);
    expect(piecesOf(event('Iris', '2027-01-20', '2027-01-30'))).toEqual([]);
  });

  it('of a same-day stay fills its day', () => {
    expect(piecesOf(event('Iris', '2027-02-09', '2027-02-09'))).toMatchObject([
      { day: '2027-02-09', isFromNoon: false, width: 1 },
    ]);
  });

  it('stands for blocked nights in a row that have one reason', () => {
    const nights = [
      block('a', '2027-02-08'),
      block('c', '2027-02-10', 'maintenance'),
      block('b', '2027-02-09'),
    ];
    expect(piecesOf(...nights)).toMatchObject([
      { ids: ['blocked-a', 'blocked-b'], day: '2027-02-08', isFromNoon: true, width: 2 },
      { ids: ['blocked-c'], day: '2027-02-10', width: 1 },
    ]);
  });
});

describe('the stack', () => {
  it('puts a guest who arrives behind one who leaves, and others below', () => {
    const lanes = piecesOf(
      event('Iris', '2027-02-08', '2027-02-10'),
      event('Noor', '2027-02-10', '2027-02-12'),
      event('Tom', '2027-02-09', '2027-02-11'),
    ).map(({ id, lane }) => [id, lane]);
    expect(lanes).toEqual([
      ['Iris', 0],
      ['Tom', 1],
      ['Noor', 0],
    ]);
  });

  it('has room for three, and counts the others on each of their days', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const month = arrangeMonth(
      names.map((name) => event(name, '2027-02-08', '2027-02-10')),
      february,
    );
    expect(month.piecesFrom(day('2027-02-08')).map(({ lane }) => lane)).toEqual([0, 1, 2]);
    const days = ['2027-02-07', '2027-02-08', '2027-02-10', '2027-02-11'];
    expect(days.map((date) => month.hiddenOn(day(date)))).toEqual([0, 2, 2, 0]);
  });
});
