import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { createLogger } from '@getaway/service-kit/logger';
import type { Rebuilding } from '@getaway/service-kit/rebuild-copy';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { loadProperty } from '@getaway/service-kit/config';
import { openDatabase, type Database } from '../src/database/database.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter, type EmailWriter } from '../src/writing/write-email.ts';
import { rebuildBookings } from '../src/bookings-copy/rebuild-bookings.ts';
import { moneyOf } from './ledger-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
let database: Database;
let emails: EmailWriter;
/** The answers of svc-booking's snapshot. */
const owner = new Map<string, BookingState>();
let beforeAnswer = (): Promise<void> => Promise.resolve();

beforeAll(async () => {
  service = await startCrm({ OWNER_BOOKING_EMAILS: 'off' });
  const logger = createLogger({ part: 'test', level: 'silent' });
  database = openDatabase(service.databaseUrl, (error) => logger.warn({ err: error }, 'lost'), 60_000);
  const property = loadProperty(undefined);
  emails = createEmailWriter({
    fill: await loadTemplates(property),
    property,
    publicOrigin: 'http://localhost',
  });
});
afterAll(async () => {
  await database.close();
  await service.stop();
});

async function* pages(): AsyncGenerator<readonly BookingState[]> {
  const told = [...owner.values()];
  await beforeAnswer();
  yield told.slice(0, 2);
  yield told.slice(2);
}
const run = (): Promise<Rebuilding> =>
  rebuildBookings({
    database,
    emails,
    timeZone: 'America/New_York',
    changeEmailDelayMs: 0,
    lateEventEmailDelayMs: 0,
    ownerEmail: () => 'owner@house.example.com',
    emailsOwnerBookings: false,
    now: () => new Date(),
    pages,
  });
const damage = (sql: string) => service.database.query(sql);
const rowsOf = async <Row extends object>(sql: string): Promise<Row[]> =>
  (await service.database.query<Row>(sql)).rows;
/** All columns except the time of writing. */
const copy = () =>
  rowsOf(
    `SELECT b.booking_id, b.revision, b.status, b.state, b.entry_code, b.guest_id, g.total_stays, g.lifetime_value
     FROM guest_bookings b LEFT JOIN guests g ON g.id = b.guest_id WHERE b.status <> 'deleted' ORDER BY b.booking_id`,
  );
const mailed = () => rowsOf(`SELECT message_key FROM email_sends ORDER BY message_key`);

beforeEach(async () => {
  beforeAnswer = () => Promise.resolve();
  await service.untilSent();
  await damage('TRUNCATE guest_bookings, booking_money, guests, email_sends CASCADE');
  owner.clear();
  for (const entityId of ['a', 'b', 'c']) {
    const email = `${entityId}@example.com`;
    const known = { email, bookingReference: `REF${entityId}`, createdAt: '2026-01-01T12:00:00.000Z' };
    const state = bookingState({ entityId, revision: 2, ...known });
    owner.set(entityId, state);
    await service.publishBooking(state);
  }
  await service.untilSent();
  expect(await mailed()).toHaveLength(3);
});

test('a correct copy is checked and unchanged', async () => {
  const before = await copy();
  expect(await run()).toEqual({ checked: 3, repaired: 0, removed: 0 });
  expect(await copy()).toEqual(before);
});

test('a damaged copy matches svc-booking again, including guests and their totals, and no email is repeated', async () => {
  const before = await copy();
  const emailsBefore = await mailed();
  await damage(`DELETE FROM guest_bookings WHERE booking_id = 'a'`);
  await damage(`UPDATE guest_bookings SET revision = 99, status = 'cancelled' WHERE booking_id = 'b'`);
  await damage(`UPDATE guest_bookings SET guest_id = NULL WHERE booking_id = 'c'`);
  await damage(`INSERT INTO guest_bookings (booking_id, revision, guest_id, booking_reference, status, check_in_date,
    check_out_date, total_price, state, created_at, updated_at) SELECT 'ghost', 5, guest_id, 'GHOST', 'confirmed',
    check_in_date, check_out_date, total_price, state, created_at, updated_at FROM guest_bookings WHERE booking_id = 'b'`);
  await damage('UPDATE guests SET total_stays = 7');
  expect(await run()).toEqual({ checked: 3, repaired: 3, removed: 1 });
  expect(await copy()).toEqual(before);
  expect(await mailed()).toEqual(emailsBefore);
  await service.publishBooking({ ...bookingState({ entityId: 'b' }), revision: 3, status: 'cancelled' });
  await eventually(async () => expect(await copy()).toMatchObject([{}, { status: 'cancelled' }, {}]));
});

test('changes from events during the rebuild are kept', async () => {
  const moved = bookingState({ ...owner.get('a'), revision: 3, numberOfGuests: 4 });
  beforeAnswer = async () => {
    beforeAnswer = () => Promise.resolve();
    owner.set('a', moved);
    await service.publishBooking(moved);
    await eventually(async () => expect(await copy()).toMatchObject([{ revision: 3 }, {}, {}]));
  };
  expect(await run()).toMatchObject({ repaired: 0, removed: 0 });
  expect(await copy()).toMatchObject([{ revision: 3, state: { numberOfGuests: 4 } }, {}, {}]);
});

test('money that is missing, wrong, or newer than in a restored backup matches svc-booking again', async () => {
  for (const [entityId, state] of owner)
    owner.set(entityId, { ...state, money: moneyOf(state, 5, { paid: '614.18', returned: '14.18' }) });
  expect(await run()).toMatchObject({ repaired: 3 });
  const before = await copy();
  expect(before).toMatchObject(['a', 'b', 'c'].map(() => ({ lifetime_value: '600.00' })));
  const emailsBefore = await mailed();
  await damage(`DELETE FROM booking_money WHERE booking_id = 'a'`);
  await damage(`UPDATE booking_money SET paid = 1 WHERE booking_id = 'b'`);
  await damage(`UPDATE booking_money SET revision = 99, returned = 614.18 WHERE booking_id = 'c'`);
  await damage('UPDATE guests SET lifetime_value = 7');
  expect(await run()).toMatchObject({ repaired: 3 });
  expect(await copy()).toEqual(before);
  expect(await mailed()).toEqual(emailsBefore);
  expect(await run()).toMatchObject({ repaired: 0 });
});

test('an erased or deleted guest is not restored', async () => {
  const idOf = async (email: string) =>
    (await rowsOf<{ id: string }>(`SELECT id FROM guests WHERE email = '${email}'`))[0]?.id ?? '';
  await service.asStaff(`/api/crm/guests/${await idOf('a@example.com')}/erase`, {
    method: 'POST',
    body: { email: 'a@example.com' },
  });
  await service.asStaff(`/api/crm/guests/${await idOf('b@example.com')}`, { method: 'DELETE' });
  expect(await run()).toMatchObject({ repaired: 0, removed: 0 });
  await damage(`DELETE FROM guest_bookings WHERE booking_id = 'a'`);
  expect(await run()).toMatchObject({ repaired: 1 });
  expect(await rowsOf('SELECT email FROM guests')).toEqual([{ email: 'c@example.com' }]);
  expect(JSON.stringify(await copy())).not.toContain('a@example.com');
});
