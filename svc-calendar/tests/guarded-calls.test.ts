import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicCalls, tryAsStranger } from '@getaway/testing/described-calls';
import { startCalendar, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCalendar();
});
afterAll(() => service.stop());

test('every call is closed to strangers and to other sites', async () => {
  const { tried, letIn } = await tryAsStranger(service.origin(), `session=${service.issuer.token()}`);
  expect(letIn).toEqual([]);
  expect(tried).toBeGreaterThan(20);
  expect(await publicCalls(service.origin())).toEqual([]);
});
