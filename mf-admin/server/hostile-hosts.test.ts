import { expectWrongHostsRefused } from '@getaway/edge/tests/expect-refused';
import { it } from 'vitest';
import { startTestAdmin } from './start-test-admin.ts';

it('answers 400 at the back office’s own origin to a request that names no host, two, or no valid one', async () => {
  const server = await startTestAdmin();
  await expectWrongHostsRefused(server.origin, ['/api/packages', '/healthz']);
  await server.stop();
});
