import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import type { CalendarDuplicateGroup } from '@getaway/contracts/http/calendar-duplicates';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { outsideWorld, type OutsideWorld } from './outside-stays.ts';
import { startCalendar, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

let service: RunningService;
let outside: OutsideWorld;
let staff: Staff;
let airbnb: string;
let vrbo: string;
beforeAll(async () => {
  service = await startCalendar();
  outside = outsideWorld(service.databaseUrl);
  staff = staffOf(service);
});
afterAll(async () => {
  await outside.close();
  await service.stop();
});
beforeEach(async () => {
  await outside.pool.query('DELETE FROM external_calendar_feeds');
  airbnb = await outside.addFeed('Airbnb');
  vrbo = await outside.addFeed('VRBO', 'vrbo');
});

interface Cleaned {
  duplicatesRemoved: number;
  duplicateGroups: CalendarDuplicateGroup[];
}
const clean = async (dryRun: boolean) =>
  (await staff.send<Cleaned>('POST', '/api/admin/cleanup-duplicates', { dryRun })).body;
const shown = async () =>
  (await staff.get<CalendarEvent[]>('/api/admin/calendar?start=2032-06-01&end=2032-06-30')).body
    .filter(({ type }) => type === 'external')
    .map(({ id }) => id);
const dates = { from: '2032-06-09', to: '2032-06-11' };
const [old, young] = [new Date('2027-01-01'), new Date('2027-01-02')];
const aPair = async (summaries: [string, string] = ['Reserved - Ada Lovelace', 'reserved ada lovelace']) => {
  const [kept = ''] = await outside.add(airbnb, { ...dates, createdAt: old, summary: summaries[0] });
  const [removed = ''] = await outside.add(vrbo, { ...dates, createdAt: young, summary: summaries[1] });
  return { kept, removed };
};

describe('an analysis of duplicates', () => {
  test('lists each group with its stays, by initials only, and changes nothing', async () => {
    const { kept, removed } = await aPair();
    const analysis = await clean(true);
    expect(analysis).toEqual({
      duplicatesRemoved: 1,
      duplicateGroups: [
        {
          type: 'Hard duplicate',
          count: 2,
          startDate: dates.from,
          endDate: dates.to,
          kept: {
            id: kept,
            feedId: airbnb,
            feedName: 'Airbnb',
            platform: 'airbnb',
            kind: 'reservation',
            guestInitials: 'AL',
            firstSeen: old.toISOString(),
          },
          removed: [expect.objectContaining({ id: removed, feedName: 'VRBO' })],
        },
      ],
    });
    expect(await shown()).toEqual(expect.arrayContaining([kept, removed]));
    expect(await clean(true)).toEqual(analysis);
  });

  test('reports different texts with the same dates as soft', async () => {
    await aPair(['Ada Lovelace', 'Not available']);
    expect((await clean(true)).duplicateGroups).toMatchObject([{ type: 'Soft duplicate', count: 2 }]);
  });

  test('is the default action, and unknown actions are refused', async () => {
    const { removed } = await aPair();
    await staff.send('POST', '/api/admin/cleanup-duplicates', {});
    expect(await shown()).toContain(removed);
    const wrong = await staff.send('POST', '/api/admin/cleanup-duplicates', { dryRun: 'no' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'dryRun' }] } });
  });
});

describe('a cleanup of duplicates', () => {
  test('leaves only the oldest in the calendar, and finds nothing the second time', async () => {
    const { kept } = await aPair();
    expect(await clean(false)).toMatchObject({ duplicatesRemoved: 1 });
    expect(await shown()).toEqual([kept]);
    expect(await clean(false)).toEqual({ duplicatesRemoved: 0, duplicateGroups: [] });
  });

  test('releases no night: the removed stay is still published as taken, and marked when it is requested', async () => {
    const { kept, removed } = await aPair();
    await clean(false);
    const { body } = await staff.get<{ isTaken: boolean; events: { event: CalendarEvent }[] }>(
      `/api/admin/calendar-night?date=${dates.from}`,
    );
    expect(body.isTaken).toBe(true);
    expect(body.events.map(({ event }) => event.id).sort()).toEqual([kept, removed].sort());
  });

  test('shows the removed stay again when the kept one is removed', async () => {
    const { kept, removed } = await aPair();
    await clean(false);
    await outside.remove(kept);
    expect(await shown()).toEqual([removed]);
  });

  test.each(['kept', 'removed'] as const)('shows both again when the %s one moves', async (which) => {
    const pair = await aPair();
    await clean(false);
    await outside.move(pair[which], { from: '2032-06-09', to: '2032-06-13' });
    expect((await shown()).sort()).toEqual([pair.kept, pair.removed].sort());
  });

  test('hides stays behind an older one that is added later, and none of them behind two', async () => {
    const { kept, removed } = await aPair();
    await clean(false);
    const other = await outside.addFeed('Lodgify', 'lodgify');
    const [oldest] = await outside.add(other, { ...dates, createdAt: new Date('2026-12-01') });
    await clean(false);
    expect(await shown()).toEqual([oldest]);
    const { rows } = await outside.pool.query(
      'SELECT id, duplicate_of FROM external_bookings WHERE duplicate_of IS NOT NULL ORDER BY created_at',
    );
    expect(rows).toEqual([
      { id: kept, duplicate_of: oldest },
      { id: removed, duplicate_of: oldest },
    ]);
  });

  test('leaves one conflict of the two with our own booking, which moves on when the kept one is removed', async () => {
    const booking = bookingState({
      entityId: randomUUID(),
      checkInDate: calendarDate('2032-06-10'),
      checkOutDate: calendarDate('2032-06-12'),
    });
    await service.publishBooking(booking);
    await eventually(async () => {
      const { rowCount } = await outside.pool.query('SELECT 1 FROM direct_stays WHERE booking_id = $1', [
        booking.entityId,
      ]);
      expect(rowCount).toBe(1);
    });
    const { kept, removed } = await aPair();
    const open = async () =>
      (await staff.get<CalendarConflict[]>('/api/admin/calendar-conflicts?status=open')).body.map(
        ({ externalBookingId }) => externalBookingId,
      );
    expect((await open()).sort()).toEqual([kept, removed].sort());
    await clean(false);
    expect(await open()).toEqual([kept]);
    await outside.remove(kept);
    expect(await open()).toEqual([removed]);
  });

  test('requires a session', async () => {
    const answer = await fetch(`${service.origin()}/api/admin/cleanup-duplicates`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });
});
