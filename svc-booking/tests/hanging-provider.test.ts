import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeBudget } from '@getaway/service-kit/jobs';
import { expireHolds } from '../src/holds/expire-holds.ts';
import { openTestDeps, type TestDeps } from './test-deps.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

const holds = 5;
let service: TestService;
let deps: TestDeps;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  deps = openTestDeps(service, { timeoutMs: 700, retries: 0 });
});
afterAll(async () => {
  await deps.database.close();
  await service.stop();
});

it('stops a job when its time is over, and the next run takes up the rest', async () => {
  for (let index = 0; index < holds; index += 1) {
    const stay = intentFor(inDays(20 + index * 3), inDays(21 + index * 3));
    expect((await service.browser().post('/api/create-booking-payment-intent', stay)).status).toBe(200);
  }
  await service.database.query('UPDATE bookings SET hold_expires_at = now()');
  const slow = { call: 'POST /v1/payment_intents/:id/cancel', kind: 'slow', times: '50', delay_ms: '5000' };
  await service.atSandbox('faults', slow);

  await expireHolds(deps, 'hanging', timeBudget(1_000));
  const asked = await cancelledAtTheProvider();
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(holds);

  await service.atSandbox('faults', {}, 'DELETE');
  await expireHolds(openedAgain(), 'well again');
  const { rows } = await service.database.query('SELECT DISTINCT status FROM bookings');
  expect(rows).toEqual([{ status: 'cancelled' }]);
});

it('returns 503 without the key when the provider refuses our key', async () => {
  await service.atSandbox('faults', { call: 'POST /v1/payment_intents', kind: 'key-refused', times: '5' });
  const guest = service.browser();
  const request = intentFor(inDays(60), inDays(61));
  const refused = await guest.post('/api/create-booking-payment-intent', request);
  expect(refused).toMatchObject({ status: 503, body: { type: 'unavailable' } });
  expect(JSON.stringify(refused.body)).not.toContain('sk_test');
  const metrics = await (await fetch(`${service.internalAddress}/metrics`)).text();
  expect(metrics).toMatch(/getaway_card_key_refused_total(\{[^}]*\})? 1/);
  await service.atSandbox('faults', {}, 'DELETE');
  expect((await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request)).status).toBe(200);
});

/** The same client with the usual timeout, because these calls are answered at once. */
function openedAgain(): TestDeps {
  return { ...deps, payments: openTestDeps(service).payments };
}

async function cancelledAtTheProvider(): Promise<number> {
  const answer = await fetch(`${service.sandboxAddress}/v1/payment_intents?limit=100`, {
    headers: { authorization: 'Bearer sk_test_house' },
  });
  const { data } = (await answer.json()) as { data: { status: string }[] };
  return data.filter(({ status }) => status === 'canceled').length;
}
