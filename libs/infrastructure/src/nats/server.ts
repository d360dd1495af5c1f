import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child } from '../processes/child.ts';
import { endLeftover } from '../processes/leftovers.ts';
import { renderNatsConfig } from './config.ts';
import type { NatsServerBinary } from './find-server.ts';

export interface NatsOptions {
  binary: NatsServerBinary;
  dataDir: string;
  port: number;
  durable: boolean;
  accounts?: number;
  onLine?: (line: string) => void;
}

export interface RunningNats extends Child {
  readonly url: string;
}

const startDeadlineMs = 20_000;

/** Starts nats-server with JetStream on a loopback port and resolves once it greets. */
export async function startNats({
  binary,
  dataDir,
  port,
  durable,
  accounts,
  onLine,
}: NatsOptions): Promise<RunningNats> {
  mkdirSync(dataDir, { recursive: true });
  const configFile = join(dataDir, 'nats.conf');
  const pidFile = join(dataDir, 'nats.pid');
  if (existsSync(pidFile)) await endLeftover(Number(readFileSync(pidFile, 'utf8')), configFile, 'SIGTERM');
  writeFileSync(
    configFile,
    renderNatsConfig({
      port,
      storeDir: join(dataDir, 'store'),
      version: binary.version,
      durable,
      ...(accounts === undefined ? {} : { accounts }),
    }),
  );

  const child = startChild({
    command: binary.path,
    args: ['--config', configFile, '--pid', pidFile],
    // Its timers would wake up a second thread as well, more than all the messages of one house do.
    env: { ...process.env, GOMAXPROCS: '1' },
    ...(onLine === undefined ? {} : { onLine }),
  });
  try {
    await untilGreeting(child, port);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { ...child, url: `nats://127.0.0.1:${port}` };
}

async function untilGreeting(child: Child, port: number): Promise<void> {
  let ended = false;
  void child.exited.then(() => {
    ended = true;
  });
  const deadline = performance.now() + startDeadlineMs;
  while (performance.now() < deadline) {
    if (ended) throw new Error(`nats-server did not start\n${child.recentLines().slice(-15).join('\n')}`);
    if (await greets(port)) return;
    await sleep(20);
  }
  throw new Error(`nats-server did not respond within ${startDeadlineMs / 1000} s`);
}

/** A NATS server sends the first message: `INFO {…}`, which says whether JetStream is on. */
function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (value: boolean): void => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(1000, () => answer(false));
    socket.once('error', () => answer(false));
    socket.once('data', (chunk) => answer(/^INFO .*"jetstream":true/.test(chunk.toString('utf8'))));
  });
}
