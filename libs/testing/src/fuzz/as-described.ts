import { dateInZone } from '@getaway/kernel/calendar-date';
import { afterAll, beforeAll, expect } from 'vitest';
import { proofLength, proofSeed, tellProof } from '../proof.ts';
import { fuzz, fuzzTrusting, type FuzzOptions } from './fuzz.ts';

/** The number of requests to a service, in the short and the full form. */
export const requests = proofLength({ short: 300, long: 5_000 });
/** For the test that sends them all, in ms. */
export const longestMs = 600_000;

const seed = proofSeed();
const today = dateInZone(new Date(), 'America/New_York');

/** A service under test, and what its description does not say. */
export interface DescribedService extends Pick<FuzzOptions, 'address' | 'session' | 'guestsOnly'> {
  stop(): Promise<void>;
}

/** Runs a service for the tests of a `describe`, and checks it against its description at `/openapi.json`. */
export function describedService(start: () => Promise<DescribedService>): {
  readonly expectAnswersAsDescribed: () => Promise<void>;
  readonly expectTrustingServerIsSeen: () => Promise<void>;
} {
  let service: DescribedService;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.stop());
  return {
    expectAnswersAsDescribed: () => expectAnswersAsDescribed(service),
    expectTrustingServerIsSeen: () => expectTrustingServerIsSeen(service.address),
  };
}

/** Fails when a running service answers with a 5xx, or in a way that its own description does not allow. */
async function expectAnswersAsDescribed({ address, session, guestsOnly }: DescribedService): Promise<void> {
  const service = { address, session, ...(guestsOnly ? { guestsOnly } : {}) };
  const { faults, statuses } = await fuzz({ ...service, seed, requests, today });
  console.info(statuses);
  expect(faults).toEqual([]);
  // Requests that are all refused would prove little.
  const done = Object.entries(statuses).filter(([status]) => status.startsWith('2'));
  expect(done.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(requests / 10);
}

/** The control: fails when a server that trusts its input would pass with the same description. */
async function expectTrustingServerIsSeen(address: string): Promise<void> {
  const naive = await fuzzTrusting({ address, seed, today });
  tellProof({
    proof: 'fuzz',
    seed,
    size: `${requests} requests`,
    control: `a trusting server: ${naive.faults.length} faults in ${naive.requests}`,
  });
  expect(naive.faults.filter((fault) => fault.startsWith('answered 500'))).not.toEqual([]);
  expect(naive.faults.filter((fault) => fault.includes('outside its schema'))).not.toEqual([]);
}
