import type { Browser } from './browser.ts';
import { staffOf } from './staff.ts';
import { openTestDeps, type TestDeps } from './test-deps.ts';
import { startTestService, type TestService, type TestServiceOptions } from './test-service.ts';

/** A service with a member of staff who is signed in, and what its jobs need. */
export interface StaffedService extends TestService {
  readonly staff: Browser;
  readonly deps: TestDeps;
}

export async function startStaffedService(options: TestServiceOptions = {}): Promise<StaffedService> {
  const service = await startTestService(options);
  const deps = openTestDeps(service);
  return {
    ...service,
    staff: await staffOf(service),
    deps,
    stop: async () => {
      await deps.database.close();
      await service.stop();
    },
  };
}
