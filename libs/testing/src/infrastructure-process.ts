import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { findNatsServer } from '@getaway/infrastructure/nats/find-server';
import { startNats } from '@getaway/infrastructure/nats/server';
import { startPostgres } from '@getaway/infrastructure/postgres/cluster';
import { natsAccounts } from './own-nats-account.ts';
import type { Answer, InfrastructurePart, Order } from './infrastructure.ts';
import { scratchFolder } from './scratch-folder.ts';

// This process owns the servers of one test run. Its channel to the parent closes however the parent ends,
// including kill -9; then it stops the servers and deletes their data.

const folder = mkdtempSync(join(scratchFolder(), 'getaway-test-'));
const cacheDir = join(import.meta.dirname, '..', '..', '..', '.cache');
const running = new Map<InfrastructurePart, Child>();
const ports = new Map<InfrastructurePart, number>();

async function start(part: InfrastructurePart): Promise<string> {
  const port = ports.get(part) ?? (await findFreePort());
  ports.set(part, port);
  switch (part) {
    case 'postgres': {
      const postgres = await startPostgres({
        dataDir: join(folder, 'postgres'),
        port,
        password: 'test',
        durable: false,
      });
      running.set(part, postgres);
      return postgres.adminUrl;
    }
    case 'nats': {
      const binary = await findNatsServer({
        cacheDir,
        onProgress: (message) => process.stderr.write(`${message}\n`),
      });
      const nats = await startNats({
        binary,
        dataDir: join(folder, 'nats'),
        port,
        durable: false,
        accounts: natsAccounts,
      });
      running.set(part, nats);
      return nats.url;
    }
    default:
      return part satisfies never;
  }
}

async function stop(part: InfrastructurePart): Promise<string> {
  await running.get(part)?.stop();
  running.delete(part);
  return '';
}

async function shutDown(): Promise<void> {
  await Promise.all([...running.values()].map((child) => child.stop()));
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

function answer(message: Answer): void {
  if (process.connected) process.send?.(message);
}

let lastOrder: Promise<void> = Promise.resolve();

async function obey({ id, action, part }: Order): Promise<void> {
  try {
    answer({ id, ok: true, url: await (action === 'start' ? start(part) : stop(part)) });
  } catch (error) {
    answer({ id, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (order: Order) => {
  lastOrder = lastOrder.then(() => obey(order));
});
process.on('disconnect', () => {
  void lastOrder.then(shutDown);
});
// A terminal sends Ctrl-C to all processes; the parent decides when the servers stop.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => {
  if (process.connected) process.disconnect();
});
