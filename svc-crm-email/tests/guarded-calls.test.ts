import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicCalls, tryAsStranger } from '@getaway/testing/described-calls';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

test('every call rejects strangers and other sites, except visitors’ submissions', async () => {
  const { tried, letIn } = await tryAsStranger(service.internalOrigin, `session=${service.issuer.token()}`);
  expect(letIn).toEqual([]);
  expect(tried).toBeGreaterThan(60);
  expect(await publicCalls(service.internalOrigin)).toEqual([
    'GET /api/stay/messages',
    'POST /api/chat',
    'POST /api/chat/person',
    'POST /api/contact',
    // With a secret of its own.
    'POST /api/newsletter/email-reports',
    'POST /api/newsletter/subscribe',
    'POST /api/stay/messages',
  ]);
});

test('the calls for operators and other services are not on the port that the edge knows', async () => {
  for (const inner of ['/metrics', '/openapi.json', '/docs']) {
    const headers = { authorization: 'Bearer a token for tests that is long' };
    expect((await fetch(`${service.origin}${inner}`, { headers })).status, inner).toBe(404);
  }
  for (const inner of ['/metrics', '/openapi.json'])
    expect((await fetch(`${service.internalOrigin}${inner}`)).status, inner).toBe(200);
});
