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
import { serviceEnvironment, startServiceProcess } from '../tests/running-child.ts';

const secondsEach = 4;
const connections = 16;
const leastShare = 0.85;
const body = JSON.stringify({ checkInDate: inDays(30), checkOutDate: inDays(33) });

let database: TestDatabase;
const children: Child[] = [];
const ports = { bare: 0, service: 0 };

beforeAll(async () => {
  database = await createTestDatabase({
    postgresUrl: inject('postgresUrl'),
    migrationsDir: path.join(import.meta.dirname, '../prisma/migrations'),
    deploy: deployMigrations,
  });
  ports.bare = await findFreePort();
  ports.service = await findFreePort();
  const environment = serviceEnvironment({
    port: ports.service,
    databaseUrl: database.url,
    natsUrl: inject('natsUrl'),
    sandboxUrl: 'http://127.0.0.1:9',
    webhookSecret: 'whsec_bench',
  });
  // The load generator would have to read the service's log, and the benchmark would measure that.
  children.push(await startServiceProcess({ ...environment, LOG_LEVEL: 'warn' }));
  const answer = await fetch(post(ports.service).url, post(ports.service));
  children.push(
    startChild({
      command: process.execPath,
      args: [fileURLToPath(new URL('./bare-server.ts', import.meta.url))],
      env: {
        PORT: String(ports.bare),
        DATABASE_URL: database.url,
        ANSWER_HEADERS: JSON.stringify(headersOf(answer)),
      },
    }),
  );
  await sleep(500);
});
afterAll(async () => {
  await Promise.all(children.map((child) => child.stop()));
  await database.drop();
});

/** Headers that node:http does not add by itself. */
const headersOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(
    [...answer.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)),
  );

const post = (port: number) => ({
  url: `http://127.0.0.1:${port}/api/check-availability`,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body,
});

async function throughput(port: number): Promise<number> {
  const result = await autocannon({ ...post(port), connections, duration: secondsEach });
  expect([result.errors, result.non2xx]).toEqual([0, 0]);
  return result.requests.average;
}

it(`check-availability serves at least ${leastShare} of bare node:http and prepared pg`, async () => {
  const answers = await Promise.all(
    Object.values(ports).map(async (port) => {
      const answer = await fetch(post(port).url, post(port));
      const { 'x-request-id': _ofEachRequest, ...headers } = headersOf(answer);
      return { headers, body: await answer.text() };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  // A service runs for weeks, so the engine's warm-up over the first ten thousand requests is not measured.
  for (const port of [...Object.values(ports), ...Object.values(ports)]) await throughput(port);
  const rounds = await inTurns({
    ours: () => throughput(ports.service),
    control: () => throughput(ports.bare),
  });
  const ratio = tellBench(
    { bench: 'check-availability', control: 'bare node:http and prepared pg, the same bytes', unit: '/s' },
    rounds,
  );
  expect(ratio).toBeGreaterThanOrEqual(leastShare);
});
