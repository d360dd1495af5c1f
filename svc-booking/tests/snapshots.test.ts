import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import {
  readBlockSnapshot,
  readBookingSnapshot,
  type BlockSnapshot,
} from '@getaway/contracts/http/internal-snapshots';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { snapshotPages } from '@getaway/service-kit/http/snapshot-pages';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { bookingsOfStaff } from './staff-bookings.ts';
import { staffOf } from './staff.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
});
afterAll(() => service.stop());

const ask = () =>
  createServiceClient({ baseUrl: service.internalAddress, token: 'a token for tests that is long' });
const all = async <S>(pages: AsyncIterable<readonly S[]>): Promise<{ sizes: number[]; entities: S[] }> => {
  const [sizes, entities]: [number[], S[]] = [[], []];
  for await (const page of pages) {
    sizes.push(page.length);
    entities.push(...page);
  }
  return { sizes, entities };
};
const bookings = () =>
  all<BookingState>(snapshotPages((query) => ask()(readBookingSnapshot, { query, timeoutMs: 5_000 })));
const blocks = () =>
  all<BlockSnapshot>(snapshotPages((query) => ask()(readBlockSnapshot, { query, timeoutMs: 5_000 })));

it('returns each booking as its last event did, in every status', async () => {
  const staff = bookingsOfStaff(service, await staffOf(service));
  const stay = (from: number) => ({ checkInDate: inDays(from), checkOutDate: inDays(from + 2) });
  await service.browser().post('/api/create-booking-payment-intent', intentFor(inDays(30), inDays(32)));
  const services = await service.browser().get<{ id: string; name: string }[]>('/api/addon-services');
  const addOnIds = services.body.filter(({ name }) => name === 'Early Check-in').map(({ id }) => id);
  const early = (await staff.create({ ...stay(70), addOnIds })).body;
  const moved = (await staff.create(stay(40))).body;
  await staff.change(moved.id, { guestName: 'Åda Löve', revision: moved.revision });
  const cancelled = (await staff.create(stay(50))).body;
  await staff.change(cancelled.id, { status: 'cancelled', revision: cancelled.revision });
  const deleted = (await staff.create(stay(60))).body;
  await staff.remove(deleted.id);

  const { rows } = await service.database.query<{ data: BookingState }>(
    `SELECT DISTINCT ON (data->>'entityId') data FROM outbox_events
     WHERE type LIKE 'booking.%' ORDER BY data->>'entityId', position DESC`,
  );
  const told = rows.map(({ data }) => data).filter(({ entityId }) => entityId !== deleted.id);
  const { entities } = await bookings();
  expect(entities.map(({ status }) => status).sort()).toEqual([
    'cancelled',
    'confirmed',
    'confirmed',
    'pending',
  ]);
  expect(entities.find(({ entityId }) => entityId === early.id)?.opensAt).toBe('12:00');
  // A hold's intent is stored after its event, and publishes none. What a cancellation returns is news of
  // one event, for the emails it brings, and no part of the booking.
  const known = ({ cancellationRefund: _news, ...each }: BookingState) => ({ ...each, updatedAt: undefined });
  expect(entities.map(known)).toEqual(told.map(known));
});

it('returns every blocked night once, over several pages', async () => {
  const staff = await staffOf(service);
  const made = await staff.post<{ id: string; date: string }[]>('/api/admin/blocked-dates', {
    fromDate: inDays(100),
    toDate: inDays(349),
    reason: 'owner-use',
  });
  const { sizes, entities } = await blocks();
  expect(sizes).toEqual([200, 50]);
  expect(entities.map(({ entityId }) => entityId).sort()).toEqual(made.body.map(({ id }) => id).sort());
  expect(entities[0]).toMatchObject({ revision: 1, reason: 'owner-use' });
});

it('answers other services only', async () => {
  for (const { path } of [readBookingSnapshot, readBlockSnapshot]) {
    expect((await fetch(`${service.internalAddress}${path}`)).status).toBe(401);
    // Staff requests come through the edge, whose port has no such path.
    expect((await (await staffOf(service)).get(path)).status).toBe(404);
  }
});
