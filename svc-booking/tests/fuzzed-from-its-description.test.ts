import { Validator } from '@seriousme/openapi-schema-validator';
import {
  expectAnswersAsDescribed,
  expectTrustingServerIsSeen,
  longestMs,
  requests,
} from '@getaway/testing/fuzz/as-described';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, startTestService, type TestService } from './test-service.ts';

describe('the API described by /openapi.json', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  it('has a valid description', async () => {
    const document = (await (await fetch(`${service.internalAddress}/openapi.json`)).json()) as Record<
      string,
      unknown
    >;
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  });

  it(
    `answers ${requests} valid and hostile requests as described, and never with a 5xx`,
    async () => {
      const staff = service.browser();
      await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
      const session = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const guestsOnly = ['/api/admin/logout', '/api/admin/password'];
      await expectAnswersAsDescribed({ address: service.internalAddress, session, guestsOnly });
    },
    longestMs,
  );

  it('detects a server that trusts its input', () => expectTrustingServerIsSeen(service.internalAddress));
});
