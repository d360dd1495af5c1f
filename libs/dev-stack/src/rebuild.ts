import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { serviceEnvironment, type ServiceName } from './stack/environment.ts';
import { runningOwner } from './stack/lock.ts';
import { readPorts } from './stack/ports.ts';
import { loadSecrets } from './stack/secrets.ts';

// Rebuilds the copies of svc-booking's bookings beside the site that runs, in the environment that it gave the services.
const rootDir = join(import.meta.dirname, '..', '..', '..');
const dataDir = resolve(rootDir, process.env.DATA_DIR || '.data');

async function rebuild(service: ServiceName): Promise<number> {
  const child = spawn(process.execPath, ['src/rebuild.ts'], {
    cwd: join(rootDir, `svc-${service}`),
    stdio: 'inherit',
    env: serviceEnvironment(service, {
      ports: readPorts(process.env),
      secrets: loadSecrets(join(dataDir, 'secrets.json')),
      env: process.env,
      mode: 'production',
    }),
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

if (runningOwner(dataDir) === undefined) {
  process.stderr.write('The site is not running. Start it first: npm start\n');
  process.exit(1);
}
const codes = [await rebuild('calendar'), await rebuild('crm-email')];
process.exit(Math.max(...codes));
