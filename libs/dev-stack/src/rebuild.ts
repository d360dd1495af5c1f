import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { serviceEnvironment } from './stack/environment.ts';
import { runningOwner } from './stack/lock.ts';
import { readPorts } from './stack/ports.ts';
import { loadSecrets } from './stack/secrets.ts';

// Rebuilds svc-calendar's copies beside the site that runs, in the environment that the site gave the service.
const rootDir = join(import.meta.dirname, '..', '..', '..');
const dataDir = resolve(rootDir, process.env.DATA_DIR || '.data');

async function rebuild(): Promise<number> {
  if (runningOwner(dataDir) === undefined) {
    process.stderr.write('The site is not running. Start it first: npm start\n');
    return 1;
  }
  const child = spawn(process.execPath, ['src/rebuild.ts'], {
    cwd: join(rootDir, 'svc-calendar'),
    stdio: 'inherit',
    env: serviceEnvironment('calendar', {
      ports: readPorts(process.env),
      secrets: loadSecrets(join(dataDir, 'secrets.json')),
      env: process.env,
      mode: 'production',
    }),
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

process.exit(await rebuild());
