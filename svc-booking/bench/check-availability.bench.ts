import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { deployMigrations } from '@getaway/service-kit/migrations/deploy';
import { inTurns, tellBench } from '@getaway/testing/bench';
import type {} from '@getaway/testing/global-setup';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';
import { inDays } from '../tests/guests.ts';
import { serviceEnvironment, startService } from '../tests/running-child.ts';
import { processorMicroseconds } from './processor-time.ts';

const secondsEach = 4;
/** A service runs for weeks, so the engine's warm-up is not measured. */
const warmUpRequests = 10_000;
const connections = 16;
const leastOfBare = 0.7;
const leastOfPrisma = 2;
const body = JSON.stringify({ checkInDate: inDays(30), checkOutDate: inDays(33) });

interface Server {
  readonly url: string;
  readonly child: Child;
}

let database: TestDatabase;
let ours: Server;
let bare: Server;
let prisma: Server;

beforeAll(async () => {
  database = await createTestDatabase({
    postgresUrl: inject('postgresUrl'),
    migrationsDir: path.join(import.meta.dirname, '../prisma/migrations'),
    deploy: deployMigrations,
  });
  const port = await findFreePort();
  const environment = serviceEnvironment({
    port,
    databaseUrl: database.url,
    natsUrl: inject('natsUrl'),
    sandboxUrl: 'http://127.0.0.1:9',
    webhookSecret: 'whsec_bench',
  });
  // The load generator would have to read the service's log, and the benchmark would measure that.
  const child = await startService({ ...environment, LOG_LEVEL: 'warn' });
  ours = { url: addressOf(port), child };
  const answer = await fetch(ours.url, request);
  bare = await startServer(new URL('./bare-server.ts', import.meta.url), {
    ANSWER_HEADERS: JSON.stringify(headersOf(answer)),
  });
  prisma = await startServer(new URL('./express-prisma-server.ts', import.meta.url), {
    NODE_ENV: 'production',
  });
});
afterAll(async () => {
  await Promise.all([ours, bare, prisma].map(({ child }) => child.stop()));
  await database.drop();
});

const request = { method: 'POST' as const, headers: { 'content-type': 'application/json' }, body };
const addressOf = (port: number): string => `http://127.0.0.1:${port}/api/check-availability`;

async function startServer(file: URL, environment: Record<string, string>): Promise<Server> {
  const port = await findFreePort();
  const child = startChild({
    command: process.execPath,
    args: [fileURLToPath(file)],
    env: { ...environment, PORT: String(port), DATABASE_URL: database.url },
  });
  const url = addressOf(port);
  for (;;) {
    const answer = await fetch(url, request).catch(() => undefined);
    if (answer?.ok === true) return { url, child };
    if (await Promise.race([child.exited.then(() => true), sleep(100, false)]))
      throw new Error(`${file.pathname} ended: ${child.recentLines().join('\n')}`);
  }
}

/** Headers that node:http does not add by itself. */
const headersOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(
    [...answer.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)),
  );

interface Load {
  readonly perSecond: number;
  /** Processor time of the server for each request, in microseconds. */
  readonly processor: number | undefined;
}

async function ask({ url }: Server, extent: { amount: number } | { duration: number }) {
  const { errors, non2xx, requests } = await autocannon({ url, ...request, connections, ...extent });
  expect([errors, non2xx]).toEqual([0, 0]);
  return requests;
}

async function load(server: Server): Promise<Load> {
  const { pid } = server.child;
  const before = processorMicroseconds(pid);
  const requests = await ask(server, { duration: secondsEach });
  const after = processorMicroseconds(pid);
  const isCounted = before !== undefined && after !== undefined;
  return {
    perSecond: requests.average,
    processor: isCounted ? (after - before) / requests.total : undefined,
  };
}

it(`check-availability serves ${leastOfBare} of bare node:http and pg, ${leastOfPrisma} times Express with Prisma`, async () => {
  const answers = await Promise.all(
    [ours, bare].map(async ({ url }) => {
      const answer = await fetch(url, request);
      const { 'x-request-id': _ofEachRequest, ...headers } = headersOf(answer);
      return { headers, body: await answer.text() };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  for (const server of [ours, bare, prisma]) await ask(server, { amount: warmUpRequests });
  const rounds = await inTurns({
    ours: () => load(ours),
    bare: () => load(bare),
    prisma: () => load(prisma),
  });

  const compare = (control: 'bare' | 'prisma', name: string): number => {
    const bench = 'check-availability';
    const processor = rounds.flatMap((round) => {
      const [own, theirs] = [round.ours.processor, round[control].processor];
      return own === undefined || theirs === undefined ? [] : [{ ours: own, control: theirs }];
    });
    const time = { bench: `${bench}, processor time`, control: name, unit: 'µs' };
    if (processor.length > 0) tellBench(time, processor);
    return tellBench(
      { bench, control: name, unit: '/s' },
      rounds.map((round) => ({ ours: round.ours.perSecond, control: round[control].perSecond })),
    );
  };
  const ofBare = compare('bare', 'bare node:http and prepared pg, the same bytes');
  const ofPrisma = compare('prisma', 'Express with Prisma');
  expect(ofBare).toBeGreaterThanOrEqual(leastOfBare);
  expect(ofPrisma).toBeGreaterThanOrEqual(leastOfPrisma);
});
