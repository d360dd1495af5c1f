import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { serviceEnvironment, type ServiceName } from './stack/environment.ts';
import { notesOfOwner, runningOwner } from '@getaway/infrastructure/processes/lock';
import { readPorts } from './stack/ports.ts';
import { loadSecrets } from './stack/secrets.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..');
const dataDir = resolve(rootDir, process.env.DATA_DIR || '.data');

/** Ends the process with 1 unless the site runs: a service's command needs its database. */
export function requireRunningSite(): void {
  if (runningOwner(dataDir) !== undefined) return;
  process.stderr.write('The site isn’t running. Start it first: npm start\n');
  process.exit(1);
}

/** Runs a service's own command in the environment that the running site gave the service; answers its exit code. */
export async function runBesideSite(
  service: ServiceName,
  script: string,
  args: readonly string[] = [],
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: join(rootDir, `svc-${service}`),
    stdio: 'inherit',
    env: serviceEnvironment(service, {
      ports: readPorts(process.env),
      secrets: loadSecrets(join(dataDir, 'secrets.json')),
      // Its property file is the site's, in whichever terminal that was set.
      env: { ...process.env, ...notesOfOwner(dataDir) },
      mode: 'production',
    }),
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
