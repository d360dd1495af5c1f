import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { calendarOf, startFeedServer, type FeedServer } from '@getaway/testing/feed-server';
import { explainFault } from '../src/feeds/sync-fault.rules.ts';
import { startCalendar, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

let service: RunningService;
let platform: FeedServer;
let staff: Staff;
beforeAll(async () => {
  platform = await startFeedServer();
  platform.says('inside', calendarOf(['a', '2031-06-09', '2031-06-11', 'Reserved']));
  // The setting has its default, as in production.
  service = await startCalendar();
  staff = staffOf(service);
});
afterAll(async () => {
  await service.stop();
  await platform.stop();
});

const add = (name: string, url: string) =>
  staff.send<CalendarFeed>('POST', '/api/admin/calendar-feeds', { name, url });
const feed = async (name: string) =>
  (await staff.get<CalendarFeed[]>('/api/admin/calendar-feeds')).body.find((each) => each.name === name);

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[fd00::1]',
  'localhost',
])('a feed at %s is not read unless private feeds are allowed', async (host) => {
  const { port } = new URL(platform.url('inside'));
  const { status, body } = await add(host, `http://${host}:${port}/inside`);
  expect(status).toBe(201);
  expect(await feed(host)).toMatchObject({
    health: 'failing',
    stays: 0,
    syncErrors: explainFault({ kind: 'unsafe-address' }),
  });
  expect(platform.questions('inside')).toEqual([]);
  // Some are other spellings of one address, which is stored once.
  await staff.delete(`/api/admin/calendar-feeds/${body.id}`);
});
