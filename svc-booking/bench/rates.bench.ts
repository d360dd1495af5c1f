import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { maxNightRates } from '@getaway/contracts/http/night-rates';
import { stayLimits } from '@getaway/kernel/stay';
import { deployMigrations } from '@getaway/service-kit/migrations/deploy';
import { benchRounds, median, tellBench } from '@getaway/testing/bench';
import type {} from '@getaway/testing/global-setup';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';
import { inDays } from '../tests/guests.ts';
import { serviceEnvironment, startService } from '../tests/running-child.ts';

// What seasons and overrides add to the time of a quote, and of the night rates of 24 months.

const mostOfQuote = 1.2;
const mostOfNightRates = 1.5;
const [overrides, seasons] = [500, 20];
const requestsEach = 100;
/** A service runs for weeks, so the engine's warm-up is not measured. */
const warmUpRequests = 300;

interface House {
  readonly address: string;
  readonly child: Child;
  readonly database: TestDatabase;
}

let plain: House;
let full: House;

beforeAll(async () => {
  plain = await startHouse();
  full = await startHouse();
  await addPeriods(full.database.url);
});
afterAll(async () => {
  for (const { child, database } of [plain, full]) {
    await child.stop();
    await database.drop();
  }
});

async function startHouse(): Promise<House> {
  const database = await createTestDatabase({
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
  const child = await startService({ ...environment, LOG_LEVEL: 'warn' });
  return { address: `http://127.0.0.1:${port}`, child, database };
}

/**
 * An override on each of 500 days; a season of 60 nights every 36 days, so that two or more are in force. Every other one has
 * adjustments instead of prices.
 */
async function addPeriods(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ofWeek = (value: unknown): string => JSON.stringify(Array.from({ length: 7 }, () => value));
  const [prices, noPrices] = [ofWeek(31_500), ofWeek(null)];
  const adjustments = ofWeek('-15.5%');
  const add = (kind: string, index: number, dates: readonly [string, string]) =>
    client.query(
      `INSERT INTO rate_periods (id, kind, name, first_date, last_date, prices, adjustments, minimum_nights)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 2)`,
      [
        ...[`${kind}-${index}`, kind, `${kind} ${index}`, ...dates],
        ...(index % 2 === 0 ? [prices, null] : [noPrices, adjustments]),
      ],
    );
  for (let index = 0; index < overrides; index += 1)
    await add('override', index, [inDays(index), inDays(index)]);
  for (let index = 0; index < seasons; index += 1)
    await add('season', index, [inDays(index * 36), inDays(index * 36 + 59)]);
  await client.query('ANALYZE rate_periods');
  await client.end();
}

const quote = {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: 'http://localhost:8080' },
  body: JSON.stringify({ checkInDate: inDays(30), checkOutDate: inDays(33) }),
};

/** Milliseconds until the answers to requests that follow each other have come. */
async function timeOf({ address }: House, routes: readonly string[], init?: RequestInit): Promise<number> {
  const startedAt = performance.now();
  for (const route of routes) {
    const answer = await fetch(`${address}${route}`, init);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  }
  return performance.now() - startedAt;
}

/** The houses take turns with each request, so that other load meets both. */
async function compare(bench: string, routes: readonly string[], init?: RequestInit): Promise<number> {
  const measured = async (requests: number): Promise<{ ours: number; control: number }> => {
    const [ours, control]: [number[], number[]] = [[], []];
    for (let count = 0; count < requests; count += 1) {
      ours.push(await timeOf(full, routes, init));
      control.push(await timeOf(plain, routes, init));
    }
    return { ours: median(ours), control: median(control) };
  };
  await measured(warmUpRequests);
  const rounds: { ours: number; control: number }[] = [];
  for (let round = 0; round < benchRounds; round += 1) rounds.push(await measured(requestsEach));
  return tellBench({ bench, control: 'a house without any', unit: 'ms' }, rounds);
}

it(`a quote takes at most ${mostOfQuote} of its time with ${overrides} overrides and ${seasons} seasons`, async () => {
  const ratio = await compare('quote with seasons and overrides', ['/api/quote'], quote);
  expect(ratio).toBeLessThanOrEqual(mostOfQuote);
});

it(`the night rates of 24 months take at most ${mostOfNightRates} of their time with them`, async () => {
  const routes = [
    `/api/night-rates?from=${inDays(0)}&to=${inDays(maxNightRates)}`,
    `/api/night-rates?from=${inDays(maxNightRates)}&to=${inDays(stayLimits.maxDaysAhead)}`,
  ];
  const ratio = await compare('night rates of 24 months', routes);
  expect(ratio).toBeLessThanOrEqual(mostOfNightRates);
});
