import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicCalls, tryAsStranger } from '@getaway/testing/described-calls';
import { startCalendar, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCalendar();
});
afterAll(() => service.stop());

test('every call rejects visitors without a session and requests from other sites', async () => {
  const { tried, letIn } = await tryAsStranger(service.internalOrigin(), `session=${service.issuer.token()}`);
  expect(letIn).toEqual([]);
  expect(tried).toBeGreaterThan(20);
  expect(await publicCalls(service.internalOrigin())).toEqual([]);
});

test('the calls for operators and other services are not on the port that the edge knows', async () => {
  for (const inner of ['/metrics', '/openapi.json', '/internal/poll-stale-feeds', '/docs']) {
    const headers = { authorization: 'Bearer a token for tests that is long' };
    expect((await fetch(`${service.origin()}${inner}`, { headers })).status, inner).toBe(404);
  }
  for (const inner of ['/metrics', '/openapi.json'])
    expect((await fetch(`${service.internalOrigin()}${inner}`)).status, inner).toBe(200);
});
