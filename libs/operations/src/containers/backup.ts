import { createReadStream, createWriteStream, mkdirSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { compose, containersOf, dockerWith } from './docker.ts';

/** The databases, each of which belongs to the role of the same name. */
export const databases = ['booking', 'calendar', 'crm_email'] as const;
const services = ['svc-booking', 'svc-calendar', 'svc-crm-email'] as const;
const brokers = ['nats', 'nats-2', 'nats-3'] as const;

type Tell = (message: string) => void;

/**
 * Writes the three databases, each as it is at one moment, and the stream's position into a new folder, while the site
 * runs. What lies between the three moments is no loss: see `startAgain`.
 */
export async function backUpContainers(folder: string, tell: Tell): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} already exists`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const database of databases) {
    const file = createWriteStream(fileOf(folder, database), { mode: 0o600 });
    await inPostgres({ output: file }, 'pg_dump', '--username', 'postgres', '--format', 'custom', database);
    await finished(file);
    tell(`${database} is backed up`);
  }
  const [broker = ''] = await containersOf('nats');
  const position = await dockerWith(
    {},
    ...['exec', broker, 'wget', '--quiet', '--output-document=-'],
    'http://127.0.0.1:8222/jsz?acc=$G&streams=true&consumers=true',
  );
  writeFileSync(join(folder, 'stream.json'), `${position}\n`, { mode: 0o600 });
  tell(`the stream's position is saved; the backup is in ${folder}`);
}

/** Makes the databases what they were when the folder was written; what they have now is gone. The services stop. */
export async function restoreContainers(folder: string, tell: Tell): Promise<void> {
  for (const database of databases)
    if (!existsSync(fileOf(folder, database))) throw new Error(`${fileOf(folder, database)} is missing`);
  await compose('up', '-d', '--wait', 'postgres');
  await compose('stop', ...services);
  tell('the services are stopped');
  for (const database of databases) {
    await inPostgres({}, 'dropdb', '--username', 'postgres', '--force', '--if-exists', database);
    await inPostgres({}, 'createdb', '--username', 'postgres', '--owner', database, database);
    await query('postgres', `REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
    await inPostgres(
      { input: createReadStream(fileOf(folder, database)) },
      ...['pg_restore', '--username', 'postgres', '--dbname', database],
      ...['--no-owner', '--role', database, '--exit-on-error', '--single-transaction'],
    );
    tell(`${database} is restored`);
  }
}

/**
 * Starts what `restoreContainers` stopped. The stream starts empty: the outboxes publish everything again that they still
 * have, and inboxes leave out what they have seen. So what one database knew of and another not yet, when they were
 * saved, arrives now.
 */
export async function startAgain(tell: Tell): Promise<void> {
  await beginStreamAnew();
  for (const database of databases) await query(database, 'UPDATE outbox_events SET published_at = NULL');
  tell('the stream is reset');
  await compose('up', '-d', '--wait');
  tell('the site is up');
}

async function beginStreamAnew(): Promise<void> {
  const known = (await compose('config', '--services')).split('\n');
  const nodes = brokers.filter((broker) => known.includes(broker));
  await compose('stop', ...nodes);
  for (const node of nodes)
    await compose('run', '--rm', '--no-deps', '-T', node, 'rm', '-rf', '/data/jetstream');
  await compose('up', '-d', '--wait', ...nodes);
}

/** Runs SQL as the database's administrator and answers its rows, columns apart by `|`. */
export async function query(database: string, sql: string): Promise<string> {
  const psql = ['psql', '--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set', 'ON_ERROR_STOP=1'];
  return inPostgres({}, ...psql, '--username', 'postgres', '--dbname', database, '--command', sql);
}

async function inPostgres(
  { input, output }: { input?: NodeJS.ReadableStream; output?: NodeJS.WritableStream },
  ...command: string[]
): Promise<string> {
  const [container] = await containersOf('postgres');
  if (container === undefined)
    throw new Error('postgres isn’t running; start it with docker compose up -d postgres');
  return dockerWith(
    { ...(input && { input }), ...(output && { output }) },
    ...['exec', ...(input ? ['--interactive'] : []), container, ...command],
  );
}

function fileOf(folder: string, database: string): string {
  return join(folder, `${database}.dump`);
}
