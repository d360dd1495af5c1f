import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNatsServer } from '@getaway/infrastructure/nats/find-server';
import { startChild } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { eventually } from './eventually.ts';

const rootDir = path.join(import.meta.dirname, '../../..');
/** The configuration file of the containers. */
export const usersFile = path.join(rootDir, '.compose/nats/users.conf');

export interface NatsWithUsers {
  /** The address with the name and password of a user of `usersFile`. */
  urlOf(user: string): string;
  /** The version on this machine. */
  readonly version: string;
  stop(): Promise<void>;
}

/** Starts a real nats-server with the users and permissions of the compose file. */
export async function startNatsWithUsers(): Promise<NatsWithUsers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nats-users-'));
  const port = await findFreePort();
  copyFileSync(usersFile, path.join(folder, 'users.conf'));
  const store = JSON.stringify(path.join(folder, 'store'));
  const lines = [
    `listen: "127.0.0.1:${port}"`,
    `jetstream { store_dir: ${store} }`,
    'include ./users.conf',
    '',
  ];
  writeFileSync(path.join(folder, 'nats.conf'), lines.join('\n'));
  const binary = await findNatsServer({
    cacheDir: path.join(rootDir, '.cache'),
    onProgress: () => undefined,
  });
  const password = 'for-tests';
  const names = ['SETUP', 'BOOKING', 'CALENDAR', 'CRM_EMAIL'];
  const server = startChild({
    command: binary.path,
    args: ['--config', path.join(folder, 'nats.conf')],
    env: {
      ...process.env,
      ...Object.fromEntries(names.map((name) => [`NATS_${name}_PASSWORD`, password])),
    },
  });
  await eventually(() => greeting(port), { timeoutMs: 20_000 });
  return {
    urlOf: (user) => `nats://${user}:${password}@127.0.0.1:${port}`,
    version: binary.version.join('.'),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function greeting(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
  });
}
