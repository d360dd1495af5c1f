import { fuzz, fuzzTrusting } from '@getaway/testing/fuzz/fuzz';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCrm, type RunningService } from './running-service.ts';

const requests = proofLength({ short: 300, long: 5_000 });
const seed = proofSeed();
const today = dateInZone(new Date(), 'America/New_York');

describe('the API, as /openapi.json describes it', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startCrm({
      CONTACT_PER_ADDRESS: '0',
      NEWSLETTER_PER_ADDRESS: '0',
      CHAT_PER_ADDRESS: '0',
    });
  });
  afterAll(() => service.stop());

  test(`answers ${requests} requests, sensible and hostile, as it says, and never with a 5xx`, async () => {
    const session = `session=${service.issuer.token()}`;
    const { faults, statuses } = await fuzz({ address: service.origin, seed, requests, today, session });
    console.info(statuses);
    expect(faults).toEqual([]);
    // Requests that are all refused would prove little.
    expect(statuses['200'] ?? 0).toBeGreaterThan(requests / 10);
  }, 600_000);

  test('would be seen to do otherwise on a server that trusts what it is sent', async () => {
    const naive = await fuzzTrusting({ address: service.origin, seed, today });
    tellProof({
      proof: 'fuzz',
      seed,
      size: `${requests} requests`,
      control: `a trusting server: ${naive.faults.length} faults in ${naive.requests}`,
    });
    expect(naive.faults.filter((fault) => fault.startsWith('answered 500'))).not.toEqual([]);
    expect(naive.faults.filter((fault) => fault.includes('outside its schema'))).not.toEqual([]);
  });
});
