import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { datesBlocked } from '@getaway/contracts/events/dates';
import type { CalendarFeed, SyncResult } from '@getaway/contracts/http/calendar-feeds';
import { fullCalendarPath, redactedCalendarPath } from '@getaway/contracts/http/calendar-links';
import { bookingState } from '@getaway/testing/booking-state';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import { calendarOf } from '@getaway/testing/feed-server';
import { startCalendarWithPlatform, type CalendarWithPlatform } from './staffed-calendar.ts';

let service: CalendarWithPlatform;
beforeAll(async () => {
  service = await startCalendarWithPlatform({ CALENDAR_FULL_LINK: 'public' });
  await service.publishBooking(booking);
  await service.publish(datesBlocked.type, {
    nights: [{ entityId: blockId, revision: 1, date: '2031-07-01', reason: 'maintenance' }],
  });
  await eventually(async () => {
    const text = await exported(redactedCalendarPath);
    expect(text).toContain(`UID:${booking.entityId}@booking.getaway`);
    expect(text).toContain(`UID:${blockId}@block.getaway`);
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  for (const { id } of await feeds()) await service.staff.delete(`/api/admin/calendar-feeds/${id}`);
});

const booking = bookingState({
  entityId: randomUUID(),
  checkInDate: calendarDate('2031-06-11'),
  checkOutDate: calendarDate('2031-06-13'),
});
const blockId = randomUUID();
const exported = async (path: string) => (await fetch(`${service.origin()}${path}`)).text();
const feeds = async () => (await service.staff.get<CalendarFeed[]>('/api/admin/calendar-feeds')).body;
const stays = async () =>
  (
    await service.outside.pool.query<{ id: string }>(
      'SELECT external_id AS id FROM external_bookings ORDER BY 1',
    )
  ).rows;
const add = (name: string, url = service.platform.url(name)) =>
  service.staff.send<CalendarFeed & { errors?: object[]; detail?: string }>(
    'POST',
    '/api/admin/calendar-feeds',
    {
      name,
      url,
      platform: 'other',
    },
  );
const sync = async ({ id }: CalendarFeed) =>
  (await service.staff.send<SyncResult>('POST', `/api/admin/calendar-feeds/${id}/sync`, {})).body;

const words = 'This is the calendar that this site exports. Use the link of the other platform’s calendar.';
const refusal = { status: 400, body: { errors: [{ path: 'url', message: words }], detail: words } };

describe('this site’s own calendar', () => {
  test.each([fullCalendarPath, redactedCalendarPath])(
    'is refused as a feed by its address, %s, without a fetch',
    async (path) => {
      for (const address of [path, `${path}?t=a-secret`, `${path}#x`])
        for (const origin of ['http://localhost:8080', 'http://LOCALHOST:8080', 'webcal://localhost:8080'])
          expect(await add('own', `${origin}${address}`)).toMatchObject(refusal);
      expect(await feeds()).toEqual([]);
    },
  );

  test.each([fullCalendarPath, redactedCalendarPath])(
    'is refused under any other address by its contents, %s, and none of it is stored',
    async (path) => {
      service.platform.says('mirror', await exported(path));
      expect(await add('mirror')).toMatchObject(refusal);
      expect(await feeds()).toEqual([]);
      expect(await stays()).toEqual([]);
      const published = await service.outside.pool.query(
        `SELECT 1 FROM outbox_events WHERE type IN ('external_nights.changed', 'calendar.conflict_found')`,
      );
      expect(published.rowCount).toBe(0);
    },
  );

  test('fails to sync with an explanation when a platform’s address begins to lead to it', async () => {
    service.platform.says('moved', calendarOf(['a', '2031-05-01', '2031-05-03', 'Reserved']));
    const { body: feed } = await add('moved');
    service.platform.says('moved', await exported(redactedCalendarPath));
    expect(await sync(feed)).toMatchObject({ ok: false, error: expect.stringContaining(words) as string });
    expect(await feeds()).toMatchObject([{ health: 'failing', stays: 1 }]);
    expect(await stays()).toEqual([{ id: 'a' }]);
  });
});

describe('an event of ours in the feed of a platform', () => {
  const own = (uid: string, from = '2031-06-11', to = '2031-06-13') => [uid, from, to, 'Reserved'] as const;
  const sold = ['sold', '2031-09-01', '2031-09-03', 'Reserved'] as const;

  test('is not a stay of the platform: it takes no nights and is no conflict', async () => {
    service.platform.says(
      'merged',
      calendarOf(
        own(`${booking.entityId}@booking.getaway`),
        own(`${booking.entityId}@booking.getaway`, '2031-06-20', '2031-06-22'),
        own(`${blockId}@block.getaway`, '2031-07-01', '2031-07-02'),
        sold,
      ),
    );
    expect(await add('merged')).toMatchObject({ status: 201 });
    expect(await stays()).toEqual([{ id: 'sold' }]);
    const conflicts = await service.staff.get<object[]>('/api/admin/calendar-conflicts?status=open');
    expect(conflicts.body).toEqual([]);
  });

  test('may be the only event of the feed', async () => {
    service.platform.says('echoing', calendarOf(own(`${booking.entityId}@booking.getaway`)));
    const { status, body } = await add('echoing');
    expect(status).toBe(201);
    expect(await sync(body)).toMatchObject({ ok: true });
    expect(await feeds()).toMatchObject([{ health: 'ok', stays: 0, events: 1 }]);
  });

  test('releases its nights if it was stored as a stay before', async () => {
    service.platform.says('before', calendarOf(sold));
    const { body: feed } = await add('before');
    await service.outside.add(feed.id, {
      externalId: `${booking.entityId}@booking.getaway`,
      from: '2031-06-11',
      to: '2031-06-13',
    });
    service.platform.says('before', calendarOf(own(`${booking.entityId}@booking.getaway`), sold));
    expect(await sync(feed)).toMatchObject({ ok: true, removed: 1 });
    expect(await stays()).toEqual([{ id: 'sold' }]);
  });

  test('is a stay when no booking here has its id, as after a move from another installation', async () => {
    service.platform.says(
      'elsewhere',
      calendarOf(own(`${randomUUID()}@booking.getaway`), own('x@block.getaway.example'), sold),
    );
    expect(await add('elsewhere')).toMatchObject({ status: 201 });
    expect(await stays()).toHaveLength(3);
  });
});
