import { expectInnerPathsRefused } from '@getaway/edge/tests/expect-refused';
import { it } from 'vitest';
import { startTestAdmin } from './start-test-admin.ts';

it("reaches no inner path of a service from the back office's own origin, however it is written", async () => {
  const server = await startTestAdmin();
  await expectInnerPathsRefused(server);
  await server.stop();
}, 120_000);
