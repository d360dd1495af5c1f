import { afterAll, afterEach } from 'vitest';
import type { Clock } from '@getaway/kernel/instant';
import { startCrm, type RunningService } from './running-service.ts';

/** For tests that each need a service with an environment of its own. It ends with its test. */
export function crmPerTest(
  now?: Clock,
): (environment?: Readonly<Record<string, string>>) => Promise<RunningService> {
  let service: RunningService | undefined;
  const stop = async (): Promise<void> => {
    await service?.stop();
    service = undefined;
  };
  afterEach(stop);
  afterAll(stop);
  return async (environment) => {
    service = await startCrm(environment, undefined, now);
    return service;
  };
}
