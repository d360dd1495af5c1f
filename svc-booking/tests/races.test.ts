import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '@getaway/testing/seeded-random';
import { startTestService, type TestService } from './test-service.ts';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { startNaiveServer } from './races/naive-server.ts';
import { race, type RaceResult } from './races/race.ts';

const { rounds, guests } = proofLength({
  short: { rounds: 2, guests: 60 },
  long: { rounds: 50, guests: 200 },
});
/** The most runs in which the control may fail to show a double booking. */
const mostControls = 20;
const seed = proofSeed();
const random = randomFrom(seed);
/** PostgreSQL writes its statistics with this delay. */
const statisticsDelayMs = 1_500;

describe(`${guests} guests at once who want identical, overlapping and adjacent stays, ${rounds} rounds`, () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const deadlocks = async () => {
    await sleep(statisticsDelayMs);
    const { rows } = await service.database.query<{ deadlocks: number }>(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0]?.deadlocks;
  };

  it('get one winner for each night, all adjacent stays, no error and no deadlock', async () => {
    const started = performance.now();
    const results: RaceResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const result = await race(service.address, guests, random);
      results.push(result);
      const { rows } = await service.database.query<{ taken: number; booked: number }>(
        `SELECT (SELECT count(*)::int FROM unavailable_dates) AS taken,
                (SELECT sum(check_out_date - check_in_date)::int FROM bookings WHERE status = 'pending') AS booked`,
      );
      expect(rows[0]).toEqual({ taken: result.nightsWon, booked: result.nightsWon });
      await service.database.query('DELETE FROM bookings');
    }
    for (const { winners, adjacentRacers, doubleNights, faults } of results) {
      expect({ identical: winners.identical, doubleNights, faults }).toEqual({
        identical: 1,
        doubleNights: [],
        faults: [],
      });
      expect(winners.overlapping).toBeGreaterThan(0);
      expect(winners.adjacent).toBe(adjacentRacers);
    }
    expect(await deadlocks()).toBe(0);
    const seconds = (performance.now() - started) / 1_000;
    console.info(
      `${rounds * guests} requests in ${seconds.toFixed(1)} s: no double night, no fault, no deadlock`,
    );
  }, 900_000);

  it('detects shared nights on a server that checks first and books then', async () => {
    const naive = await startNaiveServer(service.database.options.connectionString);
    // A wrong server is right by chance now and then.
    let seen = await race(naive.address, guests, random);
    for (let more = 0; more < mostControls && seen.doubleNights.length === 0; more += 1) {
      await service.database.query('DELETE FROM naive_bookings');
      seen = await race(naive.address, guests, random);
    }
    await naive.stop();
    const { doubleNights, winners } = seen;
    tellProof({
      proof: 'races',
      seed,
      size: `${rounds} rounds of ${guests} guests`,
      control: `a server that checks first: ${doubleNights.length} double nights, ${winners.identical} on one stay`,
    });
    expect(doubleNights.length).toBeGreaterThan(0);
  });
});
