import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

/** Longer than a request waits for a connection or for its transaction. */
const jamMs = 17_000;
/** More than the connections of the service. */
const guests = 60;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
});
afterAll(() => service.stop());

it('answers 503 with Retry-After when the database is overloaded, never 500', async () => {
  const jam = await service.database.connect();
  await jam.query('BEGIN; LOCK TABLE unavailable_dates IN ACCESS EXCLUSIVE MODE');
  const answers = Array.from({ length: guests }, (_, index) => {
    const stay = { checkInDate: inDays(20 + index), checkOutDate: inDays(21 + index) };
    const guest = service.browser();
    if (index % 3 === 0) return guest.post('/api/check-availability', stay);
    if (index % 3 === 1) return guest.get('/api/packages');
    return guest.post('/api/create-booking-payment-intent', intentFor(stay.checkInDate, stay.checkOutDate));
  });
  await sleep(jamMs);
  await jam.query('ROLLBACK');
  jam.release();
  const settled = await Promise.all(answers);
  const byStatus = Map.groupBy(settled, ({ status }) => status);
  expect([...byStatus.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(byStatus.get(503)?.length).toBeGreaterThan(0);
  for (const { headers } of byStatus.get(503) ?? [])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await service.browser().get('/api/packages')).status).toBe(200);
});
