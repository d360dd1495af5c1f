import { describedService, longestMs, requests } from '@getaway/testing/fuzz/as-described';
import { describe, it } from 'vitest';
import { staffOf } from './staff.ts';
import { startTestService } from './test-service.ts';

describe('the API described by /openapi.json', () => {
  const service = describedService(async () => {
    const booking = await startTestService();
    const staff = await staffOf(booking);
    const session = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const guestsOnly = ['/api/admin/logout', '/api/admin/password'];
    return { address: booking.internalAddress, session, guestsOnly, stop: () => booking.stop() };
  });

  it(
    `answers ${requests} valid and hostile requests as described, and never with a 5xx`,
    service.expectAnswersAsDescribed,
    longestMs,
  );

  it('detects a server that trusts its input', service.expectTrustingServerIsSeen);
});
