import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCalendarWithFeed, type CalendarWithFeed } from './staffed-calendar.ts';

let service: CalendarWithFeed;
beforeAll(async () => {
  service = await startCalendarWithFeed();
});
afterAll(() => service.stop());

let months = 0;
/** A separate June for each test, so that none overlaps another's stays. */
const someJune = () => {
  months += 1;
  const year = 2030 + months;
  return (day: number) => calendarDate(`${year}-06-${String(day).padStart(2, '0')}`);
};
const list = async (query = '') =>
  (await service.staff.get<CalendarConflict[]>(`/api/admin/calendar-conflicts${query}`)).body;
const conflictsOf = async (bookingId: string) =>
  (await list()).filter(({ internalBookingId }) => internalBookingId === bookingId);
const published = async (bookingId: string) =>
  (
    await service.outside.pool.query<{ data: { entityId: string; revision: number } }>(
      `SELECT data FROM outbox_events WHERE type = 'calendar.conflict_found'
       AND data->'booking'->>'bookingId' = $1 ORDER BY position`,
      [bookingId],
    )
  ).rows.map(({ data }) => data);
const book = async (from: string, to: string, different: object = {}) => {
  const booking = bookingState({
    entityId: randomUUID(),
    checkInDate: calendarDate(from),
    checkOutDate: calendarDate(to),
    ...different,
  });
  await service.publishBooking(booking);
  await eventually(async () => {
    const { rowCount } = await service.outside.pool.query(
      'SELECT 1 FROM direct_stays WHERE booking_id = $1 AND revision >= $2',
      [booking.entityId, booking.revision],
    );
    expect(rowCount).toBe(1);
  });
  return booking;
};

describe('an external stay over one of our own bookings', () => {
  test('is one conflict, published once, whichever of the two came first', async () => {
    const june = someJune();
    const ours = await book(june(9), june(11));
    await service.outside.add(service.feed, {
      from: june(10),
      to: june(13),
      summary: 'Reserved - Ada Lovelace',
    });
    await service.outside.add(service.feed, { from: june(20), to: june(25) });
    const late = await book(june(24), june(26));
    await eventually(async () => expect(await conflictsOf(late.entityId)).toHaveLength(1));
    // A booking event without changes finds no new conflict.
    await service.publish('booking.changed', { ...ours, revision: 3 });
    await book(june(1), june(2));

    expect(await conflictsOf(ours.entityId)).toEqual([
      {
        id: expect.any(String) as string,
        conflictType: 'reservation',
        conflictDate: june(10),
        internalBookingId: ours.entityId,
        externalBookingId: expect.any(String) as string,
        resolution: null,
        isResolved: false,
        adminNotified: true,
        createdAt: expect.any(String) as string,
        resolvedAt: null,
        reopenedAt: null,
        endedAt: null,
        booking: {
          id: ours.entityId,
          bookingReference: 'K7WQ2MHX',
          guestName: 'Maya Okafor',
          status: 'confirmed',
          checkInDate: june(9),
          checkOutDate: june(11),
        },
        external: {
          id: expect.any(String) as string,
          feedId: service.feed,
          feedName: 'Airbnb, upstairs',
          platform: 'airbnb',
          kind: 'reservation',
          startDate: june(10),
          endDate: june(13),
          guestInitials: 'AL',
        },
        otherExternal: null,
      },
    ]);
    expect(await published(ours.entityId)).toMatchObject([
      { revision: 1, conflictDate: june(10), external: { guestInitials: 'AL', from: june(10) } },
    ]);
    expect(await published(late.entityId)).toHaveLength(1);
  });

  test('that is only adjacent, is an echo or overlaps no active booking is not a conflict', async () => {
    const june = someJune();
    const ours = await book(june(9), june(11));
    const cancelled = await book(june(20), june(22), { status: 'cancelled' });
    await service.outside.add(
      service.feed,
      { from: june(11), to: june(13) },
      { from: june(7), to: june(9) },
      { from: june(9), to: june(11), kind: 'block', isEcho: true },
      { from: june(20), to: june(22) },
    );
    expect(await conflictsOf(ours.entityId)).toEqual([]);
    expect(await conflictsOf(cancelled.entityId)).toEqual([]);
  });

  test('that is past is not a conflict', async () => {
    const ours = await book('2020-06-09', '2020-06-11');
    await service.outside.add(service.feed, { from: '2020-06-09', to: '2020-06-12' });
    expect(await conflictsOf(ours.entityId)).toEqual([]);
  });

  test('is found once when both were added concurrently', async () => {
    const june = someJune();
    const booking = bookingState({ entityId: randomUUID(), checkInDate: june(9), checkOutDate: june(11) });
    await service.outside.addSlowly(service.feed, { from: june(10), to: june(12) }, async () => {
      await service.publishBooking(booking);
      await sleep(500);
    });
    await eventually(async () => expect(await conflictsOf(booking.entityId)).toHaveLength(1));
    expect(await published(booking.entityId)).toHaveLength(1);
  });
});

describe('two platforms with the same nights', () => {
  test('are a conflict, published once, that ends when one of them is removed and returns with it', async () => {
    const june = someJune();
    const vrbo = await service.outside.addFeed('VRBO', 'vrbo');
    await service.outside.add(service.feed, {
      from: june(9),
      to: june(12),
      summary: 'Reserved - Ada Lovelace',
    });
    const [theirs = ''] = await service.outside.add(vrbo, { from: june(11), to: june(14) });
    await service.outside.add(vrbo, { from: june(20), to: june(22) });
    const ofVrbo = async () =>
      (await list()).filter(({ external, otherExternal }) =>
        [external?.feedId, otherExternal?.feedId].includes(vrbo),
      );
    const [conflict, ...others] = await ofVrbo();
    expect(others).toEqual([]);
    expect(conflict).toMatchObject({
      conflictType: 'reservation',
      conflictDate: june(11),
      internalBookingId: null,
      booking: null,
      isResolved: false,
    });
    const sides = [conflict?.external, conflict?.otherExternal].map((side) => [
      side?.feedName,
      side?.startDate,
    ]);
    expect(sides.sort()).toEqual([
      ['Airbnb, upstairs', june(9)],
      ['VRBO', june(11)],
    ]);
    await service.outside.remove(theirs);
    expect((await list()).find(({ id }) => id === conflict?.id)).toMatchObject({ isResolved: true });
    await service.outside.add(vrbo, { from: june(11), to: june(14) });
    expect(await ofVrbo()).toMatchObject([{ id: conflict?.id, isResolved: false }]);
    const { rows } = await service.outside.pool.query(
      `SELECT data->>'revision' AS revision FROM outbox_events WHERE type = 'calendar.platform_conflict_found'
       AND data->>'entityId' = $1 ORDER BY position`,
      [conflict?.id],
    );
    expect(rows).toEqual([{ revision: '1' }, { revision: '3' }]);
  });
});

describe('a conflict that has ended', () => {
  test('because the external stay was removed is resolved automatically, and reopened and published again when the stay returns', async () => {
    const june = someJune();
    const ours = await book(june(9), june(11));
    const [first = ''] = await service.outside.add(service.feed, { from: june(10), to: june(12) });
    await service.outside.remove(first);
    const [over] = await conflictsOf(ours.entityId);
    expect(over).toMatchObject({ isResolved: true, resolution: null, external: null });
    expect(over?.endedAt).not.toBeNull();

    await service.outside.add(service.feed, { from: june(10), to: june(12) });
    const [back, ...others] = await conflictsOf(ours.entityId);
    expect(others).toEqual([]);
    expect(back).toMatchObject({ id: over?.id, isResolved: false, endedAt: null, resolvedAt: null });
    expect(back?.reopenedAt).not.toBeNull();
    const events = await published(ours.entityId);
    expect(events).toHaveLength(2);
    expect(events[1]?.entityId).toBe(events[0]?.entityId);
    expect(events[1]?.revision).toBeGreaterThan(events[0]?.revision ?? 0);
  });

  test('because our booking was canceled returns when staff restore the booking', async () => {
    const june = someJune();
    const ours = await book(june(9), june(11));
    await service.outside.add(service.feed, { from: june(10), to: june(12) });
    await service.publishBooking({ ...ours, revision: 3, status: 'cancelled' });
    await eventually(async () =>
      expect(await conflictsOf(ours.entityId)).toMatchObject([{ isResolved: true }]),
    );
    await service.publishBooking({ ...ours, revision: 4 });
    await eventually(async () =>
      expect(await conflictsOf(ours.entityId)).toMatchObject([{ isResolved: false }]),
    );
  });

  test('because our booking was deleted shows nothing about the booking', async () => {
    const june = someJune();
    const ours = await book(june(9), june(11));
    await service.outside.add(service.feed, { from: june(10), to: june(12) });
    await service.publish('booking.deleted', {
      entityId: ours.entityId,
      revision: 9,
      bookingReference: 'K7WQ2MHX',
      checkInDate: june(9),
      checkOutDate: june(11),
      deletedAt: new Date().toISOString(),
    });
    await eventually(async () =>
      expect(await conflictsOf(ours.entityId)).toMatchObject([{ isResolved: true, booking: null }]),
    );
  });
});

describe('staff', () => {
  const put = (id: string, body: object) =>
    service.staff.send<CalendarConflict>('PUT', `/api/admin/calendar-conflicts/${id}`, body);

  test('record what they did, and missing fields are unchanged', async () => {
    const june = someJune();
    const ours = await book(june(9), june(11));
    const [stay = ''] = await service.outside.add(service.feed, { from: june(10), to: june(12) });
    const id = (await conflictsOf(ours.entityId))[0]?.id ?? '';
    expect((await put(id, { resolution: 'Called the guest' })).body).toMatchObject({
      resolution: 'Called the guest',
      isResolved: false,
      resolvedAt: null,
    });
    const resolved = (await put(id, { isResolved: true })).body;
    expect(resolved).toMatchObject({ resolution: 'Called the guest', isResolved: true });
    expect(resolved.resolvedAt).not.toBeNull();
    // It stays resolved while the two still overlap, also when the external stay moves slightly.
    await service.outside.move(stay, { from: june(10), to: june(13) });
    expect(await conflictsOf(ours.entityId)).toMatchObject([
      { isResolved: true, external: { endDate: june(13) } },
    ]);
    expect((await put(id, { isResolved: false, resolution: '' })).body).toMatchObject({
      isResolved: false,
      resolution: null,
      resolvedAt: null,
    });
    expect(await published(ours.entityId)).toHaveLength(1);
  });

  test('get an error that names the invalid field, and a 404 for an unknown conflict', async () => {
    const [some] = await list();
    const wrong = await put(some?.id ?? '', { isResolved: 'yes' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ errors: [{ path: 'isResolved', message: 'Resolved or not' }] });
    expect((await put('unknown', { isResolved: true })).status).toBe(404);
  });

  test('see open ones first, by first night, with the total count', async () => {
    const all = await service.staff.get<CalendarConflict[]>('/api/admin/calendar-conflicts');
    expect(all.count).toBe(all.body.length);
    const states = all.body.map(({ isResolved }) => isResolved);
    expect(states).toEqual([...states].sort());
    const open = await service.staff.get<CalendarConflict[]>(
      '/api/admin/calendar-conflicts?status=open&limit=2',
    );
    expect(open.count).toBe(states.filter((isResolved) => !isResolved).length);
    expect(open.body).toEqual(all.body.slice(0, 2));
    const nights = all.body.filter(({ isResolved }) => !isResolved).map(({ conflictDate }) => conflictDate);
    expect(nights).toEqual([...nights].sort());
  });

  test('need a session to see conflicts', async () => {
    expect((await fetch(`${service.origin()}/api/admin/calendar-conflicts`)).status).toBe(401);
  });
});
