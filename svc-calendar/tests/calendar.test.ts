import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCalendarWithFeed, type CalendarWithFeed } from './staffed-calendar.ts';

let service: CalendarWithFeed;
beforeAll(async () => {
  service = await startCalendarWithFeed();
});
afterAll(() => service.stop());

const ask = (start: string, end: string) =>
  service.staff.get<CalendarEvent[]>(`/api/admin/calendar?start=${start}&end=${end}`);
const titles = async (start: string, end: string) => (await ask(start, end)).body.map(({ title }) => title);
const explain = async (date: string) =>
  (
    await service.staff.get<{ isTaken: boolean; events: { event: CalendarEvent; holdsNight: boolean }[] }>(
      `/api/admin/calendar-night?date=${date}`,
    )
  ).body;
/** A stay of our own between two days of June 2031, with its status. */
const book = (entityId: string, from: number, to: number, different: object = {}) =>
  service.publishBooking(
    bookingState({ entityId, checkInDate: june(from), checkOutDate: june(to), ...different }),
  );
const june = (day: number) => addDays(calendarDate('2031-05-31'), day);
const arrived = (bookingId: string) =>
  eventually(async () => {
    const { rowCount } = await service.outside.pool.query(
      'SELECT 1 FROM direct_stays WHERE booking_id = $1',
      [bookingId],
    );
    expect(rowCount).toBe(1);
  });

describe('the calendar', () => {
  test('shows our own stays, external stays and blocked nights, each with its permitted details', async () => {
    await book('ours', 9, 11);
    await arrived('ours');
    await service.publish('dates.blocked', {
      nights: [{ entityId: 'block-1', revision: 1, date: june(20), reason: 'owner-use' }],
    });
    const [external = ''] = await service.outside.add(service.feed, {
      from: june(12),
      to: june(15),
      summary: 'Reserved - Ada Lovelace (4711)',
      times: ['15:00', '10:00'],
    });
    const events = await eventually(async () => {
      const { body } = await ask(june(1), june(30));
      expect(body).toHaveLength(3);
      return body;
    });
    const nothing = { reason: null, conflictIds: [] };
    expect(events).toEqual([
      {
        type: 'booking',
        id: 'ours',
        title: 'Maya Okafor',
        startDate: june(9),
        endDate: june(11),
        source: 'Direct',
        guestName: 'Maya Okafor',
        checkInTime: '16:00',
        opensAt: null,
        checkOutTime: '11:00',
        status: 'confirmed',
        bookingReference: 'K7WQ2MHX',
        ...nothing,
      },
      {
        type: 'external',
        id: external,
        title: 'Reserved – AL',
        startDate: june(12),
        endDate: june(15),
        source: 'Airbnb, upstairs',
        guestName: 'AL',
        checkInTime: '15:00',
        checkOutTime: '10:00',
        status: 'confirmed',
        feedId: service.feed,
        platform: 'airbnb',
        kind: 'reservation',
        isEcho: false,
        isSuspicious: false,
        ...nothing,
      },
      {
        type: 'blocked',
        id: 'block-1',
        title: 'Blocked',
        startDate: june(20),
        endDate: june(20),
        source: 'Back office',
        guestName: null,
        checkInTime: null,
        checkOutTime: null,
        status: null,
        ...nothing,
        reason: 'owner-use',
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Ada|Lovelace|\b4711\b|secret/);
  });

  test('shows the early check-in that staff added, and no longer once they removed it', async () => {
    const stay = (revision: number, different: object) =>
      bookingState({
        ...{ entityId: 'early', revision, checkInDate: june(400), checkOutDate: june(402) },
        ...different,
      });
    const shown = (opensAt: string | null) =>
      eventually(async () => {
        const { body } = await ask(june(400), june(402));
        expect(body).toMatchObject([{ id: 'early', checkInTime: '16:00', opensAt }]);
      });
    await service.publishBooking(stay(2, {}));
    await shown(null);
    await service.publish('booking.changed', stay(3, { opensAt: '12:00' }));
    await shown('12:00');
    await service.publish('booking.changed', stay(4, {}));
    await shown(null);
  });

  test('includes check-outs on the first day and check-ins on the last, and nothing outside the range', async () => {
    expect(await titles(june(11), june(12))).toEqual(['Maya Okafor', 'Reserved – AL']);
    expect(await titles(june(8), june(9))).toEqual(['Maya Okafor']);
    expect(await titles(june(16), june(19))).toEqual([]);
  });

  test('shows unpaid reservations and past stays, but no card hold and nothing canceled or deleted', async () => {
    await service.publish('booking.held', bookingState({ entityId: 'held', status: 'pending', ...at(100) }));
    await book('reserved', 100, 102, { status: 'pending_payment' });
    await book('past', 102, 104, { status: 'completed' });
    await book('gone', 104, 106, { status: 'cancelled' });
    await arrived('gone');
    const { body } = await ask(june(99), june(107));
    expect(body.map(({ id, status }) => [id, status])).toEqual([
      ['reserved', 'pending_payment'],
      ['past', 'completed'],
    ]);
  });
  const at = (day: number) => ({ checkInDate: june(day), checkOutDate: june(day + 2) });

  test('marks echoes, missing stays, blocks and conflicts', async () => {
    await book('met', 200, 203);
    await arrived('met');
    await service.outside.add(
      service.feed,
      { id: 'echo', kind: 'block', from: june(200), to: june(203), isEcho: true },
      { id: 'missing', from: june(210), to: june(212), missingSince: new Date() },
      { id: 'tail', kind: 'block', from: june(220), to: june(230), summary: 'Airbnb (Not available)' },
      { id: 'clash', from: june(202), to: june(204) },
    );
    const { body } = await ask(june(200), june(230));
    const of = (id: string) => body.find((event) => event.id === id);
    expect(of('echo')).toMatchObject({
      isEcho: true,
      title: 'Our own booking, synced back',
      guestName: null,
    });
    expect(of('missing')).toMatchObject({ isSuspicious: true, guestName: 'EXT' });
    expect(of('tail')).toMatchObject({ kind: 'block', title: 'Not available', guestName: null });
    const conflictIds = of('clash')?.conflictIds ?? [];
    expect(conflictIds).toHaveLength(1);
    expect(of('met')?.conflictIds).toEqual(conflictIds);
    expect(of('echo')?.conflictIds).toEqual([]);
  });

  test('shows the one conflict with a feed’s blocks on each block that overlaps the stay', async () => {
    await book('cut', 320, 325);
    await arrived('cut');
    await service.outside.add(
      service.feed,
      { id: 'piece', kind: 'block', from: june(320), to: june(321) },
      { id: 'another', kind: 'block', from: june(322), to: june(324) },
      { id: 'beside', kind: 'block', from: june(325), to: june(327) },
    );
    const { body } = await ask(june(320), june(327));
    const of = (id: string) => body.find((event) => event.id === id)?.conflictIds;
    expect(of('cut')).toHaveLength(1);
    expect([of('piece'), of('another'), of('beside')]).toEqual([of('cut'), of('cut'), []]);
  });

  test('merges entries that staff cannot tell apart, and keeps those that differ in one field', async () => {
    const other = await service.outside.addFeed('VRBO');
    const stay = { from: june(300), to: june(302), summary: 'Ada Lovelace' };
    await service.outside.add(
      service.feed,
      stay,
      stay,
      { ...stay, to: june(303) },
      { ...stay, summary: 'Bo Li' },
    );
    await service.outside.add(other, stay);
    expect(await titles(june(300), june(303))).toHaveLength(4);

    await book('twice', 310, 312);
    await arrived('twice');
    const again = { from: june(310), to: june(312), summary: 'Cy Twombly' };
    await service.outside.add(service.feed, { ...again, id: 'twin-b' }, { ...again, id: 'twin-a' });
    const { body } = await ask(june(310), june(312));
    expect(body.map(({ type, conflictIds }) => [type, conflictIds.length])).toEqual([
      ['booking', 1],
      ['external', 1],
    ]);
  });

  test('answers at most 400 days, and names the invalid field', async () => {
    expect((await ask('2031-01-01', addDays(calendarDate('2031-01-01'), 399))).status).toBe(200);
    const paths = async (query: string) => {
      const { status, body } = await service.staff.get<{ errors: { path: string }[] }>(
        `/api/admin/calendar${query}`,
      );
      expect(status).toBe(400);
      return body.errors.map(({ path }) => path);
    };
    expect(await paths('')).toEqual(['start', 'end']);
    expect(await paths('?start=2031-01-01&end=2031-02-30')).toEqual(['end']);
    expect(await paths('?start=today&end=2031-02-01')).toEqual(['start']);
    expect(await paths('?start=2031-02-02&end=2031-02-01')).toEqual(['end']);
    expect(await paths('?start=2031-01-01&end=2032-02-05')).toEqual(['end']);
  });

  test('requires a session', async () => {
    for (const path of ['/api/admin/calendar?start=2031-01-01&end=2031-01-02', '/api/admin/calendar-night']) {
      expect((await fetch(`${service.origin()}${path}`)).status).toBe(401);
    }
  });
});

describe('the reason why a night is taken', () => {
  test('names the stay that takes it, and not the one that checks out on that day', async () => {
    await book('early', 400, 402);
    await book('late', 402, 404);
    await arrived('late');
    expect(await explain(june(402))).toMatchObject({ isTaken: true, events: [{ event: { id: 'late' } }] });
    expect(await explain(june(404))).toEqual({ date: june(404), isTaken: false, events: [] });
  });

  test('includes a card hold, which the calendar does not show', async () => {
    const checkInDate = june(410);
    const hold = { status: 'pending' as const, checkInDate, checkOutDate: june(411) };
    await service.publish('booking.held', bookingState({ entityId: 'hold', ...hold }));
    await arrived('hold');
    expect(await explain(checkInDate)).toMatchObject({
      isTaken: true,
      events: [{ event: { id: 'hold', status: 'pending' }, holdsNight: true }],
    });
  });

  test('shows that an echo takes no night', async () => {
    await service.outside.add(service.feed, { kind: 'block', from: june(420), to: june(422), isEcho: true });
    expect(await explain(june(420))).toMatchObject({ isTaken: false, events: [{ holdsNight: false }] });
  });
});
