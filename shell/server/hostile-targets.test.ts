import { expectInnerPathsRefused } from '@getaway/edge/tests/expect-refused';
import { it } from 'vitest';
import { startTestEdge } from './start-test-edge.ts';

it('reaches no inner path of a service from the edge, however it is written', async () => {
  const server = await startTestEdge();
  await expectInnerPathsRefused(server);
  await server.stop();
}, 120_000);
