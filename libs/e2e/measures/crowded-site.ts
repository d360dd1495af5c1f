import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { serviceEnvironment } from '@getaway/local-stack/stack/environment';
import { findFreePorts, type Ports } from '@getaway/local-stack/stack/ports';
import { loadSecrets } from '@getaway/local-stack/stack/secrets';
import { startStack, type Stack } from '@getaway/local-stack/stack/start-stack';

const root = path.join(import.meta.dirname, '../../..');
const dataDir = path.join(root, '.data/crowded');

/** The whole site on free ports, with 50,000 guests and 5,000 made-up emails. */
export async function startCrowdedSite(): Promise<Stack> {
  rmSync(dataDir, { recursive: true, force: true });
  const ports = await findFreePorts();
  const stack = await startStack({ dataDir, ports, log: () => undefined });
  try {
    await makeGuests(ports);
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

async function makeGuests(ports: Ports): Promise<void> {
  const secrets = loadSecrets(path.join(dataDir, 'secrets.json'));
  const child = spawn(process.execPath, ['tests/many-guests/seed.ts'], {
    cwd: path.join(root, 'svc-crm-email'),
    stdio: 'inherit',
    env: serviceEnvironment('crm-email', { ports, secrets, env: process.env, mode: 'production' }),
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The guests could not be made');
}
