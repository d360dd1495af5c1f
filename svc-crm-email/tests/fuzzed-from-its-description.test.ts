import {
  expectAnswersAsDescribed,
  expectTrustingServerIsSeen,
  longestMs,
  requests,
} from '@getaway/testing/fuzz/as-described';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startCrm, type RunningService } from './running-service.ts';

describe('the API, as /openapi.json describes it', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startCrm({
      CONTACT_PER_ADDRESS: '0',
      NEWSLETTER_PER_ADDRESS: '0',
      CHAT_PER_ADDRESS: '0',
    });
  });
  afterAll(() => service.stop());

  test(
    `answers ${requests} requests, sensible and hostile, as it says, and never with a 5xx`,
    () =>
      expectAnswersAsDescribed({
        address: service.internalOrigin,
        session: `session=${service.issuer.token()}`,
      }),
    longestMs,
  );

  test('would be seen to do otherwise on a server that trusts what it is sent', () =>
    expectTrustingServerIsSeen(service.internalOrigin));
});
