import { Validator } from '@seriousme/openapi-schema-validator';
import {
  expectAnswersAsDescribed,
  expectTrustingServerIsSeen,
  longestMs,
  requests,
} from '@getaway/testing/fuzz/as-described';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, startTestService, type TestService } from './test-service.ts';

describe('the API, as /openapi.json describes it', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  it('is described by a valid document', async () => {
    const document = (await (await fetch(`${service.internalAddress}/openapi.json`)).json()) as Record<
      string,
      unknown
    >;
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  });

  it(
    `answers ${requests} requests, sensible and hostile, as it says, and never with a 5xx`,
    async () => {
      const staff = service.browser();
      await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
      const session = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const guestsOnly = ['/api/admin/logout', '/api/admin/password'];
      await expectAnswersAsDescribed({ address: service.internalAddress, session, guestsOnly });
    },
    longestMs,
  );

  it('would be seen to do otherwise on a server that trusts what it is sent', () =>
    expectTrustingServerIsSeen(service.internalAddress));
});
