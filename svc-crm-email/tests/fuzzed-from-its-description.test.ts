import { describedService, longestMs, requests } from '@getaway/testing/fuzz/as-described';
import { describe, it } from 'vitest';
import { startCrm } from './running-service.ts';

describe('the API described by /openapi.json', () => {
  const service = describedService(async () => {
    const crm = await startCrm({
      CONTACT_PER_ADDRESS: '0',
      NEWSLETTER_PER_ADDRESS: '0',
      CHAT_PER_ADDRESS: '0',
    });
    const session = `session=${crm.issuer.token()}`;
    return { address: crm.internalOrigin, session, stop: () => crm.stop() };
  });

  it(
    `answers ${requests} valid and hostile requests as described, and never with a 5xx`,
    service.expectAnswersAsDescribed,
    longestMs,
  );

  it('detects a server that trusts its input', service.expectTrustingServerIsSeen);
});
