import type { TestProject } from 'vitest/node';
import { startTestInfrastructure } from './infrastructure.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    natsUrl: string;
  }
}

/**
 * A vitest `globalSetup`: one PostgreSQL and one NATS server for the whole run. Tests read their addresses
 * with `inject('postgresUrl')` and `inject('natsUrl')`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl, natsUrl, stop } = await startTestInfrastructure();
  project.provide('postgresUrl', postgresUrl);
  project.provide('natsUrl', natsUrl);
  return stop;
}
