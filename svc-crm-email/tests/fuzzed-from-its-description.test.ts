import {
  expectAnswersAsDescribed,
  expectTrustingServerIsSeen,
  longestMs,
  requests,
} from '@getaway/testing/fuzz/as-described';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startCrm, type RunningService } from './running-service.ts';

describe('the API described by /openapi.json', () => {
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
    `answers ${requests} valid and hostile requests as described, and never with a 5xx`,
    () =>
      expectAnswersAsDescribed({
        address: service.internalOrigin,
        session: `session=${service.issuer.token()}`,
      }),
    longestMs,
  );

  test('detects a server that trusts its input', () => expectTrustingServerIsSeen(service.internalOrigin));
});
