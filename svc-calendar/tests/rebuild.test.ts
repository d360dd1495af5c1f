import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { CalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import { redactedCalendarPath } from '@getaway/contracts/http/calendar-links';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { createLogger } from '@getaway/service-kit/logger';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { openDatabase, type Database } from '../src/database/database.ts';
import { rebuildCopies } from '../src/merged-calendar/rebuild-copies.ts';
import { outsideWorld } from './outside-stays.ts';
import { internalToken, startOwner, type Owner } from './owner.ts';
import { startCalendar, type RunningService } from './running-service.ts';
import { staffOf } from './staff.ts';

let service: RunningService;
let owner: Owner;
let database: Database;
beforeAll(async () => {
  service = await startCalendar();
  owner = await startOwner();
  const logger = createLogger({ part: 'test', level: 'silent' });
  database = openDatabase(service.databaseUrl, (error) => logger.warn({ err: error }, 'lost'));
});
afterAll(async () => {
  await database.close();
  await owner.stop();
  await service.stop();
});

const firstDay = calendarDate('2033-01-01');
const stamp = '2027-05-01T15:02:00.000Z';
const stays = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const exported = async () => (await fetch(`${service.origin()}${redactedCalendarPath}`)).text();
const uids = async () => [...(await exported()).matchAll(/UID:(\S+)@/g)].map(([, uid]) => uid);
const run = () =>
  rebuildCopies({
    database,
    askBooking: owner.ask,
    timeZone: 'America/New_York',
    now: () => new Date(),
    newId: randomUUID,
  });
const damage = (sql: string) => database.pool.query(sql);
/** Our own stay, published as svc-booking does, and included in its snapshot. */
const tell = async (state: BookingState): Promise<void> => {
  owner.bookings.set(state.entityId, state);
  await service.publishBooking(state);
};

beforeEach(async () => {
  await damage('TRUNCATE direct_stays, blocked_nights, calendar_conflicts');
  owner.bookings.clear();
  owner.blocks.clear();
  for (const [at, entityId] of stays.entries()) {
    const checkInDate = addDays(firstDay, at * 3);
    await tell(bookingState({ entityId, checkInDate, checkOutDate: addDays(checkInDate, 2), revision: 2 }));
  }
  const nights = stays.map((id, at) => ({
    entityId: `block-${id}`,
    revision: 1,
    date: addDays(firstDay, 100 + at),
    reason: 'maintenance' as const,
  }));
  for (const night of nights) owner.blocks.set(night.entityId, { ...night, createdAt: stamp });
  await service.publish('dates.blocked', { nights });
  await eventually(async () => expect(await uids()).toHaveLength(14), { timeoutMs: 30_000 });
  // Events arrive at the times at which their blocks were created.
  await damage(`UPDATE blocked_nights SET created_at = '${stamp}', updated_at = '${stamp}'`);
});
afterEach(() => {
  owner.beforeAnswer = () => Promise.resolve();
});

test('a correct copy is checked and unchanged', async () => {
  const before = await exported();
  expect(await run()).toEqual({
    bookings: { checked: 7, repaired: 0, removed: 0 },
    blockedNights: { checked: 7, repaired: 0, removed: 0 },
  });
  expect(await exported()).toBe(before);
});

test('a damaged copy matches svc-booking again, down to the bytes of the exports', async () => {
  const before = await exported();
  await damage(`DELETE FROM direct_stays WHERE booking_id = 'a'`);
  await damage(
    `UPDATE direct_stays SET check_out_date = check_out_date + 1, guest_name = '' WHERE booking_id = 'b'`,
  );
  await damage(`UPDATE direct_stays SET status = 'deleted' WHERE booking_id = 'c'`);
  await damage(`UPDATE direct_stays SET revision = 99, status = 'cancelled' WHERE booking_id = 'd'`);
  await damage(`UPDATE direct_stays SET revision = 1, status = 'pending' WHERE booking_id = 'e'`);
  await damage(`INSERT INTO direct_stays SELECT 'ghost', 5, 'GHOST', status, guest_name, number_of_guests, check_in_date,
    check_in_time, check_out_date, check_out_time, created_at, updated_at FROM direct_stays WHERE booking_id = 'f'`);
  await damage(`DELETE FROM blocked_nights WHERE block_id = 'block-a'`);
  await damage(`UPDATE blocked_nights SET date = date + 30, is_blocked = false WHERE block_id = 'block-b'`);
  await damage(
    `INSERT INTO blocked_nights VALUES ('block-ghost', 1, '2033-03-03', 'other', true, now(), now())`,
  );
  expect(await exported()).not.toBe(before);

  expect(await run()).toEqual({
    bookings: { checked: 7, repaired: 5, removed: 1 },
    blockedNights: { checked: 7, repaired: 2, removed: 1 },
  });
  expect(await exported()).toBe(before);
});

test('an early check-in that is missing or was removed is repaired', async () => {
  const opening = async (id: string) =>
    (
      await database.pool.query<{ at: string | null }>(
        'SELECT opens_at AS at FROM direct_stays WHERE booking_id = $1',
        [id],
      )
    ).rows[0]?.at;
  await damage(`UPDATE direct_stays SET opens_at = '12:00' WHERE booking_id = 'a'`);
  const early = owner.bookings.get('b');
  if (early) owner.bookings.set('b', { ...early, opensAt: '13:00' });
  expect((await run()).bookings).toEqual({ checked: 7, repaired: 2, removed: 0 });
  expect([await opening('a'), await opening('b')]).toEqual([null, '13:00']);
});

test('the export start of a stay is kept if it is known, and is otherwise the time of its last change', async () => {
  const spans = async () =>
    (
      await database.pool.query<{ at: Date | null }>(
        'SELECT exported_since AS at FROM direct_stays ORDER BY booking_id LIMIT 3',
      )
    ).rows.map(({ at }) => at?.toISOString());
  const earlier = '2027-05-01T15:00:00.000Z';
  await damage(
    `UPDATE direct_stays SET exported_since = '${earlier}', guest_name = '' WHERE booking_id = 'a'`,
  );
  await damage(`UPDATE direct_stays SET exported_since = NULL WHERE booking_id = 'b'`);
  await damage(`DELETE FROM direct_stays WHERE booking_id = 'c'`);
  expect((await run()).bookings).toEqual({ checked: 7, repaired: 3, removed: 0 });
  expect(await spans()).toEqual([earlier, stamp, stamp]);
});

test('an empty copy is filled, and later events apply as usual', async () => {
  const before = await exported();
  await damage('TRUNCATE direct_stays, blocked_nights');
  await run();
  expect(await exported()).toBe(before);
  await service.publishBooking(bookingState({ entityId: 'a', revision: 3, status: 'cancelled' }));
  await eventually(async () => expect(await uids()).not.toContain('a'));
});

describe('during a rebuild', () => {
  test('the copy lacks no stay and no block at any moment', async () => {
    let [reads, lacking] = [0, 0];
    let isDone = false;
    const reader = (async () => {
      while (!isDone) {
        reads += 1;
        if ((await uids()).length < 14) lacking += 1;
      }
    })();
    for (let round = 0; round < 10; round += 1) {
      await damage(`UPDATE direct_stays SET guest_name = 'wrong', number_of_guests = 9`);
      await run();
    }
    isDone = true;
    await reader;
    expect(reads).toBeGreaterThan(5);
    expect(lacking).toBe(0);
  });

  test('changes from events are kept, whether they change, delete or add a stay', async () => {
    const moved = {
      ...bookingState({ entityId: 'a', revision: 3 }),
      checkInDate: addDays(firstDay, 500),
      checkOutDate: addDays(firstDay, 502),
    };
    const deleted = {
      entityId: 'b',
      revision: 3,
      bookingReference: 'K7WQ2MHX',
      checkInDate: firstDay,
      checkOutDate: addDays(firstDay, 2),
      deletedAt: stamp,
    };
    owner.beforeAnswer = async () => {
      owner.beforeAnswer = () => Promise.resolve();
      // The page was read before: its states are outdated when they are stored.
      owner.bookings.set('a', moved).delete('b');
      await service.publish('booking.changed', moved);
      await service.publish('booking.deleted', deleted);
      await tell(bookingState({ entityId: '0-new', revision: 1 }));
      await eventually(async () => expect(await uids()).toContain('0-new'));
    };
    await damage(`UPDATE direct_stays SET guest_name = 'wrong' WHERE booking_id = 'g'`);
    expect((await run()).bookings).toEqual({ checked: 7, repaired: 1, removed: 0 });
    expect(await exported()).toContain(moved.checkInDate.replaceAll('-', ''));
    const found = await uids();
    expect(found).toEqual(expect.arrayContaining(['0-new', 'a']));
    expect(found).not.toContain('b');
  });

  test('a change that a damaged revision hid is found by a second check', async () => {
    await damage(`UPDATE direct_stays SET revision = 99 WHERE booking_id = 'a'`);
    owner.beforeAnswer = async () => {
      owner.beforeAnswer = () => Promise.resolve();
      const cancelled = bookingState({ entityId: 'a', revision: 3, status: 'cancelled' });
      await tell(cancelled);
      await tell(bookingState({ entityId: 'after', revision: 1 }));
      await eventually(async () => expect(await uids()).toContain('after'));
    };
    await run();
    expect(await uids()).not.toContain('a');
  });
});

test('a conflict that the damage hid is found', async () => {
  await damage(`DELETE FROM direct_stays WHERE booking_id = 'c'`);
  const outside = outsideWorld(service.databaseUrl);
  const feed = await outside.addFeed('Airbnb');
  await outside.add(feed, { from: addDays(firstDay, 6), to: addDays(firstDay, 8) });
  const open = () => staffOf(service).get<CalendarConflict[]>('/api/admin/calendar-conflicts?status=open');
  expect((await open()).count).toBe(0);
  await run();
  expect((await open()).body).toMatchObject([{ internalBookingId: 'c' }]);
  await outside.close();
});

describe('the rebuild command', () => {
  const command = (environment: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, ['src/rebuild.ts'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { PATH: process.env['PATH'], ...environment },
    });

  test('runs next to the serving replicas, and reports what it did', async () => {
    await damage(`DELETE FROM direct_stays WHERE booking_id IN ('a', 'b')`);
    const { stdout } = await command({
      DATABASE_URL: service.databaseUrl,
      BOOKING_URL: owner.url,
      INTERNAL_TOKEN: internalToken,
    });
    expect(stdout).toContain('"bookings":{"checked":7,"repaired":2,"removed":0}');
    expect(await uids()).toHaveLength(14);
  });

  test('fails when svc-booking does not answer, and changes nothing', async () => {
    const before = await exported();
    await expect(
      command({ DATABASE_URL: service.databaseUrl, BOOKING_URL: owner.url, INTERNAL_TOKEN: 'x'.repeat(30) }),
    ).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('refused') as string });
    expect(await exported()).toBe(before);
  });
});
