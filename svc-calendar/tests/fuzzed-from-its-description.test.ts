import { describedService, longestMs, requests } from '@getaway/testing/fuzz/as-described';
import { describe, it } from 'vitest';
import { startCalendar } from './running-service.ts';

describe('the API described by /openapi.json', () => {
  const service = describedService(async () => {
    const calendar = await startCalendar();
    const session = `session=${calendar.issuer.token()}`;
    return { address: calendar.internalOrigin(), session, stop: () => calendar.stop() };
  });

  it(
    `answers ${requests} valid and hostile requests as described, and never with a 5xx`,
    service.expectAnswersAsDescribed,
    longestMs,
  );

  it('detects a server that trusts its input', service.expectTrustingServerIsSeen);
});
