import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runToEnd, startChild, type Child } from '../processes/child.ts';
import { endLeftover } from '../processes/leftovers.ts';
import { findPostgresBinaries } from './binaries.ts';
import { unprivileged, type Unprivileged } from './unprivileged.ts';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  /** Password of the superuser `postgres`, set when the cluster is created. */
  password: string;
  /** `false` only for temporary data: commits are not written through to the disk. */
  durable: boolean;
  onLine?: (line: string) => void;
}

export interface RunningPostgres extends Child {
  /** Superuser's URL of the database `postgres`. */
  readonly adminUrl: string;
}

const startDeadlineMs = 60_000;

/**
 * Starts PostgreSQL on a loopback port and resolves once it answers. Creates the cluster on the first call,
 * recovers after a kill -9, and stops a server that an earlier killed run left on the same data.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, port, password, durable, onLine } = options;
  const binaries = findPostgresBinaries();
  const account = unprivileged();
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await makeCluster(binaries.initdb, account, options);
  await clearStaleLock(dataDir);

  const adminUrl = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const child = startChild({
    ...account.wrap(binaries.postgres, ['-D', dataDir, ...settings(port, durable)]),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stopSignal: 'SIGINT',
    ...(onLine === undefined ? {} : { onLine }),
  });
  try {
    await untilAnswering(child, adminUrl);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { ...child, adminUrl };
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    // No processes of their own that read ahead: the databases of one house fit into memory.
    io_method: 'sync',
    jit: 'off',
    // Commits write for themselves; these wake up for what a busy server leaves to them.
    wal_writer_delay: '10s',
    bgwriter_delay: '10s',
    autovacuum_naptime: '15min',
    checkpoint_timeout: '15min',
    // Written at once. Spread over the time between two checkpoints, its few pages would wake it ten times a second.
    checkpoint_completion_target: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Created in a temporary folder and renamed when complete, so that an interrupted first start leaves no
 * partial cluster.
 */
async function makeCluster(initdb: string, account: Unprivileged, options: PostgresOptions): Promise<void> {
  const unfinished = `${options.dataDir}.unfinished`;
  const passwordFile = `${options.dataDir}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(unfinished), { recursive: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  account.own(unfinished);
  account.own(passwordFile);
  try {
    await runToEnd({
      ...account.wrap(initdb, [
        ...['-D', unfinished, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
        ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        '--no-instructions',
        ...(options.durable ? [] : ['--no-sync']),
      ]),
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, options.dataDir);
}

/** A server killed with -9 leaves `postmaster.pid`; a server whose supervisor was killed may still run. */
async function clearStaleLock(dataDir: string): Promise<void> {
  const lock = join(dataDir, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  if (Number.isInteger(pid)) await endLeftover(pid, dataDir, 'SIGINT');
  rmSync(lock, { force: true });
}

async function untilAnswering(child: Child, url: string): Promise<void> {
  let ended = false;
  void child.exited.then(() => {
    ended = true;
  });
  const deadline = performance.now() + startDeadlineMs;
  while (performance.now() < deadline) {
    if (ended) throw new Error(`PostgreSQL did not start\n${child.recentLines().slice(-15).join('\n')}`);
    if (await answers(url)) return;
    await sleep(30);
  }
  throw new Error(`PostgreSQL did not respond within ${startDeadlineMs / 1000} s`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new Error('PostgreSQL rejects the saved password: the data belongs to other secrets', {
        cause: error,
      });
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
