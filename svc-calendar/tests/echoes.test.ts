import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { CalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import type { CalendarFeed, SyncResult } from '@getaway/contracts/http/calendar-feeds';
import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { minuteMs } from '@getaway/kernel/instant';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { calendarOf, type WrittenStay } from '@getaway/testing/feed-server';
import { startCalendarWithPlatform, type CalendarWithPlatform } from './staffed-calendar.ts';

let service: CalendarWithPlatform;
beforeAll(async () => {
  service = await startCalendarWithPlatform();
});
afterAll(() => service.stop());

/** A separate weekend for each test. */
let from: CalendarDate;
let to: CalendarDate;
let year = 2030;
beforeEach(() => {
  year += 1;
  from = calendarDate(`${year}-06-11`);
  to = calendarDate(`${year}-06-13`);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();
const ours = (different: Partial<BookingState> = {}) =>
  bookingState({
    entityId: randomUUID(),
    checkInDate: from,
    checkOutDate: to,
    createdAt: minutesAgo(20),
    updatedAt: minutesAgo(10),
    ...different,
  });
const held = () => ours({ revision: 1, status: 'pending', confirmedAt: null, entryCode: null });
const cancelled = (booking: BookingState): BookingState => ({
  ...booking,
  revision: booking.revision + 1,
  status: 'cancelled',
  updatedAt: minutesAgo(0),
});
const eventOf = { pending: 'booking.held', cancelled: 'booking.cancelled' } as const;

/** Publishes a booking's event and waits until its effects are stored. */
async function tell(booking: BookingState): Promise<void> {
  const type = booking.status in eventOf ? eventOf[booking.status as 'pending'] : 'booking.confirmed';
  const id = await service.publish(type, booking);
  await eventually(async () => {
    const seen = await service.outside.pool.query('SELECT 1 FROM inbox_messages WHERE message_id = $1', [id]);
    expect(seen.rowCount).toBe(1);
  });
}

async function publishDeleted(booking: BookingState): Promise<void> {
  const { entityId, revision, bookingReference, checkInDate, checkOutDate } = booking;
  const stay = { entityId, revision: revision + 1, bookingReference, checkInDate, checkOutDate };
  await service.publish('booking.deleted', { ...stay, deletedAt: minutesAgo(0) });
  await eventually(async () => {
    const known = await service.outside.pool.query('SELECT status FROM direct_stays WHERE booking_id = $1', [
      entityId,
    ]);
    expect(known.rows).toEqual([{ status: 'deleted' }]);
  });
}

/** Booking.com uses the same text for its sales and its imports. */
const closed = (uid: string, start: string = from, end: string = to): WrittenStay => [
  uid,
  start,
  end,
  'CLOSED - Not available',
];
const others = () => [
  closed('x', `${year}-09-01`, `${year}-09-03`),
  closed('y', `${year}-11-01`, `${year}-11-03`),
];

async function addFeed(...stays: WrittenStay[]): Promise<string> {
  const name = `booking-${year}`;
  service.platform.says(name, calendarOf(...stays));
  const { body } = await service.staff.send<CalendarFeed>('POST', '/api/admin/calendar-feeds', {
    name,
    url: service.platform.url(name),
    platform: 'booking',
  });
  await eventually(async () => {
    const feeds = (await service.staff.get<CalendarFeed[]>('/api/admin/calendar-feeds')).body;
    expect(feeds.find(({ id }) => id === body.id)).toMatchObject({ lastSyncSuccess: true, isSyncing: false });
  });
  return body.id;
}
async function says(feedId: string, ...stays: WrittenStay[]): Promise<void> {
  service.platform.says(`booking-${year}`, calendarOf(...stays));
  await sync(feedId);
}
async function sync(feedId: string): Promise<void> {
  const { body } = await service.staff.send<SyncResult>(
    'POST',
    `/api/admin/calendar-feeds/${feedId}/sync`,
    {},
  );
  expect(body).toMatchObject({ ok: true });
}

/** The state of the weekend's block, and whether svc-booking was last notified that its nights are taken. */
async function weekend(): Promise<{ isEcho: boolean; status: string } | undefined> {
  const { rows } = await service.outside.pool.query<{ isEcho: boolean; status: string }>(
    `SELECT is_echo AS "isEcho", told.status FROM external_bookings AS block
     CROSS JOIN LATERAL (SELECT data->>'status' AS status FROM outbox_events
       WHERE type = 'external_nights.changed' AND data->>'entityId' = block.id
       ORDER BY (data->>'revision')::int DESC LIMIT 1) AS told
     WHERE start_date = $1::date AND end_date = $2::date`,
    [from, to],
  );
  return rows[0];
}
const echo = { isEcho: true, status: 'gone' };
const sale = { isEcho: false, status: 'present' };
const conflicts = async ({ entityId }: BookingState) =>
  (await service.staff.get<CalendarConflict[]>('/api/admin/calendar-conflicts?status=open')).body.filter(
    ({ internalBookingId }) => internalBookingId === entityId,
  );

describe('an echo of our own stay', () => {
  test('takes no nights, is no conflict, and becomes available with the booking', async () => {
    const booking = ours();
    await tell(booking);
    const feed = await addFeed(closed('a'), ...others());
    expect(await weekend()).toEqual(echo);
    expect(await conflicts(booking)).toEqual([]);
    await tell(cancelled(booking));
    await says(feed, closed('rotated'), ...others());
    expect(await weekend()).toEqual(echo);
  });

  test('is also recognized when the booking’s event arrives after its block', async () => {
    await addFeed(closed('a'));
    expect(await weekend()).toEqual(sale);
    await tell(ours());
    expect(await weekend()).toEqual(echo);
  });

  test('is recognized for a day after the booking was cancelled', async () => {
    const booking = ours();
    await tell(booking);
    await tell(cancelled(booking));
    await addFeed(closed('a'));
    expect(await weekend()).toEqual(echo);
  });

  test('may be a block that had other dates before', async () => {
    const feed = await addFeed(closed('a', `${year}-06-05`, from));
    await tell(ours({ updatedAt: minutesAgo(0) }));
    await says(feed, closed('a'));
    expect(await weekend()).toEqual(echo);
  });

  test('that its feed lacks in one sync returns as an echo', async () => {
    const booking = ours();
    await tell(booking);
    const feed = await addFeed(closed('a'));
    await says(feed);
    await says(feed, closed('a'));
    expect(await weekend()).toEqual(echo);
    expect(await conflicts(booking)).toEqual([]);
  });
});

/** Of the blocks from `from` to `end`. */
async function areEchoes(end: string): Promise<{ isEcho: boolean }[]> {
  const { rows } = await service.outside.pool.query<{ isEcho: boolean }>(
    'SELECT is_echo AS "isEcho" FROM external_bookings WHERE start_date = $1::date AND end_date = $2::date',
    [from, end],
  );
  return rows;
}

describe('an echo of a stay that has ended', () => {
  /** Hours pass after the ends that are known, and after the moment since which none of our stays has a night. */
  const hoursPass = async (hours: number) => {
    await service.outside.pool.query(
      `UPDATE direct_stays SET exported_until = exported_until - make_interval(hours => $1)`,
      [hours],
    );
    await service.outside.pool.query(
      `UPDATE external_bookings SET uncovered_since = uncovered_since - make_interval(hours => $1)`,
      [hours],
    );
  };
  const bookingAndEcho = async () => {
    const booking = ours();
    await tell(booking);
    return { booking, feed: await addFeed(closed('a')) };
  };
  const lapses = async (feed: string) => {
    await hoursPass(47);
    await sync(feed);
    expect(await weekend()).toEqual(echo);
    await hoursPass(1);
    await sync(feed);
    expect(await weekend()).toEqual(sale);
  };

  test('takes its nights 48 hours after the end, though the platform says that nothing has changed', async () => {
    const text = calendarOf(closed('a'));
    const { booking, feed } = await bookingAndEcho();
    service.platform.says(`booking-${year}`, (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(text);
    });
    await sync(feed);
    await tell(cancelled(booking));
    await lapses(feed);
    await sync(feed);
    expect(await weekend()).toEqual(sale);
  });

  test('takes its nights also when it was first seen after the end', async () => {
    const reserved = ours({ status: 'pending_payment', confirmedAt: null, entryCode: null });
    await tell(reserved);
    await tell(cancelled(reserved));
    const feed = await addFeed(closed('a'));
    expect(await weekend()).toEqual(echo);
    await hoursPass(48);
    await sync(feed);
    expect(await weekend()).toEqual(sale);
  });

  test('takes its nights when the stay was deleted', async () => {
    const { booking, feed } = await bookingAndEcho();
    await publishDeleted(booking);
    await sync(feed);
    expect(await weekend()).toEqual(echo);
    await hoursPass(48);
    await sync(feed);
    expect(await weekend()).toEqual(sale);
  });

  test('takes its nights when the stay was moved elsewhere', async () => {
    const { booking, feed } = await bookingAndEcho();
    const [checkInDate, checkOutDate] = [calendarDate(`${year}-07-01`), calendarDate(`${year}-07-03`)];
    await tell({ ...booking, revision: 3, checkInDate, checkOutDate, updatedAt: minutesAgo(0) });
    await lapses(feed);
  });

  test('stays an echo when the stay is brought back in time', async () => {
    const { booking, feed } = await bookingAndEcho();
    await tell(cancelled(booking));
    await hoursPass(47);
    await tell({ ...booking, revision: 4, updatedAt: minutesAgo(0) });
    await hoursPass(48);
    await sync(feed);
    expect(await weekend()).toEqual(echo);
    expect(await conflicts(booking)).toEqual([]);
  });

  test('takes its nights by time alone, while its feed is not read', async () => {
    const { booking, feed } = await bookingAndEcho();
    await service.staff.send('PUT', `/api/admin/calendar-feeds/${feed}`, { isActive: false });
    await tell(cancelled(booking));
    await hoursPass(47);
    await service.outside.endLapsedEchoes();
    expect(await weekend()).toEqual(echo);
    await hoursPass(1);
    await service.outside.endLapsedEchoes();
    expect(await weekend()).toEqual(sale);
  });

  test('over two stays, is a conflict of the one that still exists', async () => {
    const next = calendarDate(`${year}-06-16`);
    const [first, second] = [ours(), ours({ checkInDate: to, checkOutDate: next })];
    await tell(first);
    await tell(second);
    const feed = await addFeed(closed('a', from, next));
    expect(await areEchoes(next)).toEqual([{ isEcho: true }]);
    await tell(cancelled(first));
    await hoursPass(47);
    await sync(feed);
    expect(await areEchoes(next)).toEqual([{ isEcho: true }]);
    await hoursPass(1);
    await sync(feed);
    expect(await areEchoes(next)).toEqual([{ isEcho: false }]);
    expect(await conflicts(second)).toHaveLength(1);
  });
});

describe('a sale on another platform', () => {
  test('may be one block of two adjacent stays, and is available with the one that is cancelled', async () => {
    const next = calendarDate(`${year}-06-16`);
    const [first, second] = [ours(), ours({ checkInDate: to, checkOutDate: next })];
    await tell(first);
    const feed = await addFeed(closed('a'), ...others());
    await tell(second);
    await says(feed, closed('a', from, next), ...others());
    expect(await areEchoes(next)).toEqual([{ isEcho: true }]);
    await tell(cancelled(first));
    expect(await areEchoes(next)).toEqual([{ isEcho: true }]);
    expect(await conflicts(first)).toEqual([]);
    expect(await conflicts(second)).toEqual([]);
  });

  test('is not an echo of an abandoned card hold', async () => {
    const hold = held();
    await tell(hold);
    await tell(cancelled(hold));
    await addFeed(closed('sold'));
    expect(await weekend()).toEqual(sale);
    const again = ours();
    await tell({ ...again, updatedAt: minutesAgo(0) });
    expect(await conflicts(again)).toHaveLength(1);
  });

  test('is not an echo of a stay whose guest was still paying', async () => {
    const hold = held();
    await tell(hold);
    await addFeed(closed('sold'));
    await tell({ ...ours(), entityId: hold.entityId, updatedAt: minutesAgo(0) });
    expect(await weekend()).toEqual(sale);
    expect(await conflicts(hold)).toHaveLength(1);
  });

  test('is not an echo of a canceled stay that the platform had dropped', async () => {
    const booking = ours();
    await tell(booking);
    const feed = await addFeed(closed('a'), ...others());
    await tell(cancelled(booking));
    await says(feed, ...others());
    await says(feed, closed('sold'), ...others());
    expect(await weekend()).toEqual(sale);
    // Also not when staff restore the stay.
    await tell({ ...booking, revision: 4, updatedAt: minutesAgo(0) });
    expect(await weekend()).toEqual(sale);
    expect(await conflicts(booking)).toHaveLength(1);
  });

  test('is not an echo of a canceled stay that the platform never listed', async () => {
    const booking = ours({ updatedAt: minutesAgo(2 * 24 * 60) });
    await tell(booking);
    const feed = await addFeed(...others());
    await tell(cancelled(booking));
    await says(feed, closed('sold'), ...others());
    expect(await weekend()).toEqual(sale);
  });

  test('is not an echo of a stay that was later moved to its dates', async () => {
    const booking = ours();
    await tell({ ...booking, checkOutDate: calendarDate(`${year}-06-12`) });
    await addFeed(closed('sold'));
    await tell({ ...booking, revision: 3, updatedAt: minutesAgo(0) });
    expect(await weekend()).toEqual(sale);
  });
});

test('the export start of a stay is the same when events arrive twice or late', async () => {
  const span = async (id: string) =>
    (
      await service.outside.pool.query<{ since: Date | null; until: Date | null }>(
        'SELECT exported_since AS since, exported_until AS until FROM direct_stays WHERE booking_id = $1',
        [id],
      )
    ).rows[0];
  const hold = held();
  const reserved = { ...hold, revision: 2, status: 'pending_payment' as const, updatedAt: minutesAgo(8) };
  const paid = { ...hold, revision: 3, status: 'confirmed' as const, updatedAt: minutesAgo(5) };
  const ended = cancelled(paid);
  const since = new Date(reserved.updatedAt);

  await tell(hold);
  expect(await span(hold.entityId)).toEqual({ since: null, until: null });
  for (const state of [reserved, hold, reserved, paid, paid, reserved]) await tell(state);
  expect(await span(hold.entityId)).toEqual({ since, until: null });
  const noted = { ...ended, revision: 5, updatedAt: minutesAgo(-1) };
  for (const state of [ended, paid, noted, ended]) await tell(state);
  expect(await span(hold.entityId)).toEqual({ since, until: new Date(ended.updatedAt) });
});
