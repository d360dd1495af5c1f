import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarFeed, SyncResult } from '@getaway/contracts/http/calendar-feeds';
import { eventually } from '@getaway/testing/eventually';
import { calendarOf, startFeedServer, type FeedServer, type WrittenStay } from '@getaway/testing/feed-server';
import { outsideWorld, type OutsideWorld } from './outside-stays.ts';
import { startCalendar, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

let service: RunningService;
let platform: FeedServer;
let outside: OutsideWorld;
let staff: Staff;
beforeAll(async () => {
  platform = await startFeedServer();
  service = await startCalendar({ CALENDAR_ALLOW_PRIVATE_FEEDS: 'true' });
  outside = outsideWorld(service.databaseUrl);
  staff = staffOf(service);
});
afterAll(async () => {
  await outside.close();
  await service.stop();
  await platform.stop();
});

const add = async (name: string): Promise<string> => {
  const { body } = await staff.send<CalendarFeed>('POST', '/api/admin/calendar-feeds', {
    name,
    url: platform.url(name),
    platform: 'other',
  });
  await eventually(async () => {
    const feeds = (await staff.get<CalendarFeed[]>('/api/admin/calendar-feeds')).body;
    expect(feeds.find(({ id }) => id === body.id)).toMatchObject({ lastSyncSuccess: true, isSyncing: false });
  });
  return body.id;
};
const sync = async (id: string) =>
  (await staff.send<SyncResult>('POST', `/api/admin/calendar-feeds/${id}/sync`, {})).body;
const shown = async () =>
  (await staff.get<CalendarEvent[]>('/api/admin/calendar?start=2032-06-01&end=2032-06-30')).body.map(
    ({ source, startDate }) => `${source} ${startDate}`,
  );
const published = async () =>
  (await outside.pool.query(`SELECT 1 FROM outbox_events WHERE data->>'status' = 'gone'`)).rowCount;

const rest: WrittenStay[] = [
  ['r1', '2033-01-01', '2033-01-03', 'Reserved'],
  ['r2', '2033-02-01', '2033-02-03', 'Reserved'],
];
const shared = (uid: string): WrittenStay => [uid, '2032-06-09', '2032-06-11', 'Ada Lovelace'];

test('a cleaned stay does not return with the next syncs, also under another UID, and is restored when the kept one is removed', async () => {
  platform.says('older', calendarOf(shared('a'), ...rest));
  const older = await add('older');
  platform.says('younger', calendarOf(shared('b')));
  const younger = await add('younger');
  expect((await shown()).sort()).toEqual(['older 2032-06-09', 'younger 2032-06-09']);

  await staff.send('POST', '/api/admin/cleanup-duplicates', { dryRun: false });
  expect(await shown()).toEqual(['older 2032-06-09']);
  expect(await sync(younger)).toMatchObject({ ok: true, added: 0, removed: 0 });
  platform.says('younger', calendarOf(shared('rotated')));
  expect(await sync(younger)).toMatchObject({ ok: true, added: 0, removed: 0 });
  expect(await shown()).toEqual(['older 2032-06-09']);
  expect(await published()).toBe(0);

  platform.says('older', calendarOf(...rest));
  expect(await sync(older)).toMatchObject({ ok: true, removed: 1 });
  expect(await shown()).toEqual(['younger 2032-06-09']);
  expect(await published()).toBe(1);
});
