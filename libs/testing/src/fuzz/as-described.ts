import { dateInZone } from '@getaway/kernel/calendar-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofLength, proofSeed, tellProof } from '../proof.ts';
import { fuzz, fuzzTrusting, type FuzzOptions } from './fuzz.ts';

/** The number of requests to a service, in the short and the full form. */
const requests = proofLength({ short: 300, long: 5_000 });
/** For the test that sends them all, in ms. */
const longestMs = 600_000;

const seed = proofSeed();
const today = dateInZone(new Date(), 'America/New_York');

/** A service under test, and what its description does not say. */
export interface DescribedService extends Pick<FuzzOptions, 'address' | 'session' | 'guestsOnly'> {
  stop(): Promise<void>;
}

/** The tests of a service that describes its calls at `/openapi.json` of `address`. */
export function describeFuzzedApi(start: () => Promise<DescribedService>): void {
  describe('the API described by /openapi.json', () => {
    let service: DescribedService;
    beforeAll(async () => {
      service = await start();
    });
    afterAll(() => service.stop());

    it(
      `answers ${requests} valid and hostile requests as described, and never with a 5xx`,
      () => expectAnswersAsDescribed(service),
      longestMs,
    );

    it('detects a server that trusts its input', () => expectTrustingServerIsSeen(service.address));
  });
}

/** Fails when a running service answers with a 5xx, or in a way that its own description does not allow. */
async function expectAnswersAsDescribed({ address, session, guestsOnly }: DescribedService): Promise<void> {
  const service = { address, session, ...(guestsOnly ? { guestsOnly } : {}) };
  const { faults, statuses } = await fuzz({ ...service, seed, requests, today });
  console.info(statuses);
  expect(faults).toEqual([]);
  // Requests that are all refused would prove little.
  expect(statuses['200'] ?? 0).toBeGreaterThan(requests / 10);
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
