import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { serviceEnvironment } from '@getaway/local-stack/stack/environment';
import { findFreePorts } from '@getaway/local-stack/stack/ports';
import { loadSecrets } from '@getaway/local-stack/stack/secrets';
import { startStack, type Stack } from '@getaway/local-stack/stack/start-stack';

const root = path.join(import.meta.dirname, '../../..');
const dataDir = path.join(root, '.data/crowded');

export interface CrowdedSite {
  readonly stack: Stack;
  /** Adds made-up guests, and 5,000 emails unless some are there: `from` of them are already, `count` more come. */
  readonly addGuests: (guests?: { from: number; count: number }) => Promise<void>;
  /** Adds made-up bookings, which take no nights. */
  readonly addBookings: (count: number) => Promise<void>;
}

/** The whole site on free ports, without guests at first. */
export async function startCrowdedSite(): Promise<CrowdedSite> {
  rmSync(dataDir, { recursive: true, force: true });
  const ports = await findFreePorts();
  const stack = await startStack({ dataDir, ports, log: () => undefined });
  const secrets = loadSecrets(path.join(dataDir, 'secrets.json'));
  const seed = async (service: 'booking' | 'crm-email', args: readonly string[]): Promise<void> => {
    const child = spawn(process.execPath, [...args], {
      cwd: path.join(root, `svc-${service}`),
      stdio: 'inherit',
      env: serviceEnvironment(service, { ports, secrets, env: process.env, mode: 'production' }),
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`svc-${service} could not be filled`);
  };
  return {
    stack,
    addGuests: (guests) =>
      seed('crm-email', [
        'tests/many-guests/seed.ts',
        ...(guests ? [String(guests.from), String(guests.count)] : []),
      ]),
    addBookings: (count) => seed('booking', ['tests/long-lists/seed.ts', String(count)]),
  };
}
