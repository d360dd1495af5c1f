import { dateInZone } from '@getaway/kernel/calendar-date';
import { expect } from 'vitest';
import { proofLength, proofSeed, tellProof } from '../proof.ts';
import { fuzz, fuzzTrusting, type FuzzOptions } from './fuzz.ts';

/** The number of requests to a service, in the short and the full form. */
export const requests = proofLength({ short: 300, long: 5_000 });
/** For the test that sends them all, in ms. */
export const longestMs = 600_000;

const seed = proofSeed();
const today = dateInZone(new Date(), 'America/New_York');

/** Fails when a running service answers with a 5xx, or in a way that its own description does not allow. */
export async function expectAnswersAsDescribed(
  service: Pick<FuzzOptions, 'address' | 'session' | 'guestsOnly'>,
): Promise<void> {
  const { faults, statuses } = await fuzz({ ...service, seed, requests, today });
  console.info(statuses);
  expect(faults).toEqual([]);
  // Requests that are all refused would prove little.
  expect(statuses['200'] ?? 0).toBeGreaterThan(requests / 10);
}

/** The control: fails when a server that trusts its input would pass with the same description. */
export async function expectTrustingServerIsSeen(address: string): Promise<void> {
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
