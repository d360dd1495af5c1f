import { expectWrongHostsRefused } from '@getaway/edge/tests/expect-refused';
import { it } from 'vitest';
import { startTestEdge } from './start-test-edge.ts';

it('answers 400 at the edge to a request that names no host, two, or no valid one', async () => {
  const server = await startTestEdge();
  await expectWrongHostsRefused(server.origin, ['/api/packages', '/config.json', '/healthz']);
  await server.stop();
});
