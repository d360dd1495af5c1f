import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarFeed, SyncResult } from '@getaway/contracts/http/calendar-feeds';
import { eventually } from '@getaway/testing/eventually';
import { calendarOf, type WrittenStay } from '@getaway/testing/feed-server';
import { startCalendarWithPlatform, type CalendarWithPlatform } from './staffed-calendar.ts';

let service: CalendarWithPlatform;
beforeAll(async () => {
  service = await startCalendarWithPlatform();
});
afterAll(() => service.stop());

const add = async (name: string): Promise<string> => {
  const { body } = await service.staff.send<CalendarFeed>('POST', '/api/admin/calendar-feeds', {
    name,
    url: service.platform.url(name),
    platform: 'other',
  });
  await eventually(async () => {
    const feeds = (await service.staff.get<CalendarFeed[]>('/api/admin/calendar-feeds')).body;
    expect(feeds.find(({ id }) => id === body.id)).toMatchObject({ lastSyncSuccess: true, isSyncing: false });
  });
  return body.id;
};
const sync = async (id: string) =>
  (await service.staff.send<SyncResult>('POST', `/api/admin/calendar-feeds/${id}/sync`, {})).body;
const shown = async () =>
  (await service.staff.get<CalendarEvent[]>('/api/admin/calendar?start=2032-06-01&end=2032-06-30')).body.map(
    ({ source, startDate }) => `${source} ${startDate}`,
  );
const published = async () =>
  (await service.outside.pool.query(`SELECT 1 FROM outbox_events WHERE data->>'status' = 'gone'`)).rowCount;

const rest: WrittenStay[] = [
  ['r1', '2033-01-01', '2033-01-03', 'Reserved'],
  ['r2', '2033-02-01', '2033-02-03', 'Reserved'],
];
const shared = (uid: string): WrittenStay => [uid, '2032-06-09', '2032-06-11', 'Ada Lovelace'];

test('a cleaned stay does not return with the next syncs, also under another UID, and is restored when the kept one is removed', async () => {
  service.platform.says('older', calendarOf(shared('a'), ...rest));
  const older = await add('older');
  service.platform.says('younger', calendarOf(shared('b')));
  const younger = await add('younger');
  expect((await shown()).sort()).toEqual(['older 2032-06-09', 'younger 2032-06-09']);

  await service.staff.send('POST', '/api/admin/cleanup-duplicates', { dryRun: false });
  expect(await shown()).toEqual(['older 2032-06-09']);
  expect(await sync(younger)).toMatchObject({ ok: true, added: 0, removed: 0 });
  service.platform.says('younger', calendarOf(shared('rotated')));
  expect(await sync(younger)).toMatchObject({ ok: true, added: 0, removed: 0 });
  expect(await shown()).toEqual(['older 2032-06-09']);
  expect(await published()).toBe(0);

  service.platform.says('older', calendarOf(...rest));
  expect(await sync(older)).toMatchObject({ ok: true, removed: 1 });
  expect(await shown()).toEqual(['younger 2032-06-09']);
  expect(await published()).toBe(1);
});
