import { join } from 'node:path';
import { startChild } from '@getaway/infrastructure/processes/child';
import { nodeMemoryEnvironment, nodeMemoryFlags } from '@getaway/infrastructure/processes/node-memory';

const programs = [
  ...['svc-booking', 'svc-calendar', 'svc-crm-email'].map((part) => [part, 'src/main.ts'] as const),
  ...['mf-public', 'mf-admin', 'shell'].map((part) => [part, 'server/main.ts'] as const),
];

/**
 * Fills the compile cache after a build, so that also the first start loads compiled modules. A part ends when it has
 * loaded all of its modules and finds an invalid configuration.
 */
export async function compileParts(rootDir: string): Promise<void> {
  await Promise.all(
    programs.map(([part, script]) => {
      const { exited } = startChild({
        command: process.execPath,
        args: [...nodeMemoryFlags, script],
        cwd: join(rootDir, part),
        env: { ...nodeMemoryEnvironment(rootDir), PORT: 'none' },
      });
      return exited;
    }),
  );
}
