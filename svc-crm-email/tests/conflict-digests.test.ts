import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConflictFound, PlatformConflictFound } from '@getaway/contracts/events/calendar';
import { bundledProperty } from '@getaway/property';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { openDatabase, type Database } from '../src/database/database.ts';
import { emailWaitingConflicts } from '../src/owner-alerts/email-waiting-conflicts.ts';
import type { ConflictEmailDeps } from '../src/owner-alerts/queue-conflicts-email.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter } from '../src/writing/write-email.ts';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'stay@lanternhollow.example';

let service: RunningService;
let database: Database;
let deps: ConflictEmailDeps;
let lateByMs = 0;
const now = () => addMilliseconds(new Date(), lateByMs);

beforeEach(async () => {
  lateByMs = 0;
  service = await startCrm({}, undefined, now);
  database = openDatabase(service.databaseUrl, () => undefined, 60_000);
  const property = bundledProperty;
  deps = {
    emails: createEmailWriter({
      fill: await loadTemplates(property),
      property,
      publicOrigin: 'https://house.example',
    }),
    ownerEmail: () => owner,
    timeZone: property.timeZone,
    conflictEmailMs: 30 * minuteMs,
  };
});
afterEach(async () => {
  await database.close();
  await service.stop();
});

const external = (feedName: string): ConflictFound['external'] => ({
  feedName,
  kind: 'reservation',
  from: calendarDate('2031-06-10'),
  to: calendarDate('2031-06-13'),
  guestInitials: 'AL',
});
const conflict = (bookingReference: string): ConflictFound => ({
  entityId: randomUUID(),
  revision: 1,
  conflictDate: calendarDate('2031-06-10'),
  booking: {
    bookingId: randomUUID(),
    bookingReference,
    guestName: 'Maya Okafor',
    status: 'confirmed',
    checkInDate: calendarDate('2031-06-09'),
    checkOutDate: calendarDate('2031-06-11'),
  },
  external: external('Airbnb'),
});
const platformConflict = (): PlatformConflictFound => ({
  entityId: randomUUID(),
  revision: 1,
  conflictDate: calendarDate('2031-05-01'),
  external: { ...external('Booking.com'), from: calendarDate('2031-05-01'), to: calendarDate('2031-05-03') },
  other: { ...external('VRBO'), kind: 'block', guestInitials: null },
});
const tell = (state: ConflictFound) => service.publish('calendar.conflict_found', state);
const tellPlatform = (state: PlatformConflictFound) =>
  service.publish('calendar.platform_conflict_found', state);

const emails = () => service.catcher.emailsTo(owner);
const subjects = () => emails().map(({ subject }) => subject);
const sweep = () => database.transact((_tx, sql) => emailWaitingConflicts(deps, sql, now()));

async function waiting(): Promise<number> {
  const { rows } = await service.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM conflict_notices WHERE emailed_at IS NULL',
  );
  return rows[0]?.count ?? 0;
}
async function recorded(): Promise<number> {
  const { rows } = await service.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM email_sends',
  );
  return rows[0]?.count ?? 0;
}

test('the first of many conflicts is emailed at once, and the others together half an hour later', async () => {
  await tell(conflict('FIRST222'));
  await eventually(() => expect(subjects()).toHaveLength(1));
  expect(subjects()[0]).toBe('Double booking from Tue, Jun 10: FIRST222 and Airbnb');

  const later = Array.from({ length: 24 }, (_, place) => conflict(`REF${place}`)).map((state) => ({
    ...state,
    external: { ...state.external, guestInitials: 'EXT' },
  }));
  for (const state of later) await tell(state);
  const between = platformConflict();
  await tellPlatform(between);
  await eventually(async () => expect(await waiting()).toBe(25));
  await sweep();
  expect(await recorded()).toBe(1);

  lateByMs = 31 * minuteMs;
  await sweep();
  await eventually(() => expect(subjects()).toHaveLength(2));
  const digest = emails()[1];
  expect(digest?.subject).toBe('25 calendar conflicts from Thu, May 1');
  for (const words of [
    'Booking.com: A guest with the initials AL, Thu, May 1 – Sat, May 3, 2031',
    'VRBO: Blocked',
    'Airbnb: Guest name not shared by Airbnb',
  ]) {
    expect(digest?.text).toContain(words);
  }
  expect(digest?.text.match(/^Night of /gm)).toHaveLength(20);
  expect(digest?.text).toContain('And 5 more in the calendar.');
  expect(digest?.text).toContain('https://house.example/admin/calendar');
  // Several guests in one email: none is named, so that no erasure misses it.
  expect(digest?.text).not.toContain('Maya');

  // None is emailed twice, even if it returns.
  for (const state of later) await tell({ ...state, revision: 3 });
  await tellPlatform({ ...between, revision: 3 });
  lateByMs = 62 * minuteMs;
  await tell(conflict('LATER222'));
  await eventually(() => expect(subjects()).toHaveLength(3));
  await sweep();
  expect(subjects()[2]).toBe('Double booking from Tue, Jun 10: LATER222 and Airbnb');
  expect(await waiting()).toBe(0);
  expect(await recorded()).toBe(3);
});

test('a conflict between two platforms is emailed alone when it is the first', async () => {
  await tellPlatform(platformConflict());
  await eventually(() => expect(subjects()).toHaveLength(1));
  expect(subjects()[0]).toBe('Calendars disagree from Thu, May 1: Booking.com and VRBO');
  expect(emails()[0]?.text).toContain('One platform sold nights that another one blocks.');
  await tellPlatform({ ...platformConflict(), other: external('VRBO') });
  await eventually(async () => expect(await waiting()).toBe(1));
  lateByMs = 31 * minuteMs;
  await eventually(async () => {
    await sweep();
    expect(subjects()[1]).toBe('1 calendar conflict from Thu, May 1');
  });
});

test('concurrent replicas email each conflict once, and one that crashes loses none', async () => {
  await tell(conflict('FIRST333'));
  await eventually(() => expect(subjects()).toHaveLength(1));
  for (const place of [1, 2, 3]) await tell(conflict(`GONE${place}`));
  await eventually(async () => expect(await waiting()).toBe(3));
  lateByMs = 31 * minuteMs;

  const dying = database.transact(async (_tx, sql) => {
    await emailWaitingConflicts(deps, sql, now());
    throw new Error('the process died before it committed');
  });
  await expect(dying).rejects.toThrow('the process died');
  expect([await waiting(), await recorded()]).toEqual([3, 1]);

  const conflicts = Array.from({ length: 6 }, (_, place) => conflict(`RACE${place}`));
  await Promise.all([...Array.from({ length: 6 }, sweep), ...conflicts.map(tell)]);
  await tell(conflict('LAST3333'));
  await eventually(async () => {
    lateByMs += 31 * minuteMs;
    await sweep();
    const text = emails()
      .map((email) => email.text)
      .join('\n');
    for (const reference of ['GONE1', 'GONE2', 'GONE3', 'RACE0', 'RACE5', 'LAST3333'])
      expect(text.split(`Your booking ${reference}`)).toHaveLength(2);
    expect(await waiting()).toBe(0);
  });
});

test('a conflict of a booking that is canceled by then is not emailed', async () => {
  const stayOf = ({ booking }: ConflictFound) =>
    bookingState({
      entityId: booking.bookingId,
      bookingReference: booking.bookingReference,
      email: `${booking.bookingReference.toLowerCase()}@example.com`,
    });
  const before = conflict('CANCEL22');
  const cancel = async (found: ConflictFound): Promise<void> => {
    await service.publishBooking({ ...stayOf(found), revision: 3, status: 'cancelled' });
    await eventually(async () => {
      const { rows } = await service.database.query(
        `SELECT 1 FROM guest_bookings WHERE booking_id = $1 AND status = 'cancelled'`,
        [found.booking.bookingId],
      );
      expect(rows).toHaveLength(1);
    });
  };
  const about = () => subjects().filter((subject) => /Double booking|conflict/.test(subject));
  await cancel(before);
  await tell(before);
  await tell(conflict('BOOKED22'));
  await eventually(() => expect(about()).toEqual(['Double booking from Tue, Jun 10: BOOKED22 and Airbnb']));

  // One that is canceled while it waits.
  const waits = conflict('CANCEL33');
  await tell(waits);
  await tell(conflict('BOOKED33'));
  await eventually(async () => expect(await waiting()).toBe(3));
  await cancel(waits);
  lateByMs = 31 * minuteMs;
  await sweep();
  await eventually(() => expect(about()[1]).toBe('1 calendar conflict from Tue, Jun 10'));
  const alerts = emails().filter(({ subject }) => about().includes(subject));
  expect(alerts.map(({ text }) => text).join()).not.toContain('CANCEL');
  expect(await waiting()).toBe(2);
});
