import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { eventsOn, isNightInConflict, roleOn, takesNightOf, withBlocks } from './day-events.ts';

const day = calendarDate;

function stay(
  id: string,
  startDate: string,
  endDate: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent {
  const event: CalendarEvent = {
    type: 'booking',
    id,
    title: 'Iris Holm',
    startDate: day(startDate),
    endDate: day(endDate),
    source: 'Direct',
    guestName: 'Iris Holm',
    checkInTime: '16:00',
    checkOutTime: '11:00',
    status: 'confirmed',
    reason: null,
    conflictIds: [],
    bookingReference: 'ABCD2345',
  };
  return { ...event, ...more } as CalendarEvent;
}

describe('an event in a day', () => {
  it('is check-in, staying or check-out within the stay, and none outside it', () => {
    const event = stay('1', '2027-02-12', '2027-02-14');
    const roles = ['2027-02-11', '2027-02-12', '2027-02-13', '2027-02-14', '2027-02-15'].map((date) =>
      roleOn(event, day(date)),
    );
    expect(roles).toEqual(['none', 'check-in', 'staying', 'check-out', 'none']);
  });

  it('is a same-day stay when it starts and ends on one day, unless it is a block', () => {
    expect(roleOn(stay('1', '2027-02-12', '2027-02-12'), day('2027-02-12'))).toBe('same-day');
    expect(roleOn(stay('1', '2027-02-12', '2027-02-12', { type: 'blocked' }), day('2027-02-12'))).toBe(
      'none',
    );
  });
});

describe('the events of days', () => {
  it('include every event that touches the days, and one that ends on the first', () => {
    const events = [stay('1', '2027-02-10', '2027-02-12'), stay('2', '2027-02-14', '2027-02-15')];
    const ids = eventsOn(events, { start: day('2027-02-12'), end: day('2027-02-13') }).map(({ id }) => id);
    expect(ids).toEqual(['1']);
  });

  it('are in conflict only on nights that both stays share', () => {
    const events = [
      stay('1', '2027-02-10', '2027-02-13', { conflictIds: ['a'] }),
      stay('2', '2027-02-12', '2027-02-15', { conflictIds: ['a', 'b'] }),
      stay('3', '2027-02-14', '2027-02-15', { conflictIds: ['b'] }),
      stay('4', '2027-02-10', '2027-02-11'),
    ];
    const dates = ['2027-02-10', '2027-02-12', '2027-02-13', '2027-02-14', '2027-02-15'];
    const marks = dates.map((date) => isNightInConflict(events, day(date)));
    expect(marks).toEqual([false, true, false, true, false]);
  });

  it('include a newly blocked night once', () => {
    const blocked = (id: string, date: string) => stay(id, date, date, { type: 'blocked' });
    const days = { start: day('2027-02-01'), end: day('2027-02-28') };
    const just = [blocked('a', '2027-02-03'), blocked('b', '2027-02-04'), blocked('c', '2027-03-09')];
    expect(withBlocks([blocked('a', '2027-02-03')], just, days).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

it('takes the nights of a stay but the one of its last day, those of a block, and none as an echo', () => {
  const booked = stay('1', '2027-02-12', '2027-02-14');
  const takes = (event: CalendarEvent, start: string, end: string): boolean =>
    takesNightOf(event, { start: day(start), end: day(end) });
  expect(takes(booked, '2027-02-11', '2027-02-12')).toBe(false);
  expect(takes(booked, '2027-02-12', '2027-02-13')).toBe(true);
  expect(takes(booked, '2027-02-13', '2027-02-14')).toBe(true);
  expect(takes(booked, '2027-02-14', '2027-02-15')).toBe(false);
  expect(takes(booked, '2027-02-11', '2027-02-16')).toBe(true);
  const blocked = stay('2', '2027-02-12', '2027-02-12', { type: 'blocked' });
  expect(takes(blocked, '2027-02-12', '2027-02-13')).toBe(true);
  expect(takes(blocked, '2027-02-13', '2027-02-14')).toBe(false);
  const echo = { type: 'external', isEcho: true } as Partial<CalendarEvent>;
  expect(takes(stay('3', '2027-02-12', '2027-02-14', echo), '2027-02-12', '2027-02-13')).toBe(false);
});
