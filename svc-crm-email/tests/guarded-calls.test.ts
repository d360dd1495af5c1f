import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicCalls, tryAsStranger } from '@getaway/testing/described-calls';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

test('every call is closed to strangers and to other sites, all but what the site’s visitors write', async () => {
  const { tried, letIn } = await tryAsStranger(service.origin, `session=${service.issuer.token()}`);
  expect(letIn).toEqual([]);
  expect(tried).toBeGreaterThan(60);
  expect(await publicCalls(service.origin)).toEqual([
    'POST /api/chat',
    'POST /api/contact',
    'POST /api/newsletter/subscribe',
  ]);
});
