import { Validator } from '@seriousme/openapi-schema-validator';
import { fuzz, fuzzTrusting } from '@getaway/testing/fuzz/fuzz';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays } from './guests.ts';
import { adminPassword, openHouse, type House } from './house.ts';

const requests = proofLength({ short: 300, long: 5_000 });
const seed = proofSeed();
const today = inDays(0);

describe('the API, as /openapi.json describes it', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.stop());

  it('is described by a valid document', async () => {
    const document = (await (await fetch(`${house.address}/openapi.json`)).json()) as Record<string, unknown>;
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  });

  it(`answers ${requests} requests, sensible and hostile, as it says, and never with a 5xx`, async () => {
    const staff = house.browser();
    await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    const session = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const guestsOnly = ['/api/admin/logout', '/api/admin/password'];
    const { faults, statuses } = await fuzz({
      address: house.address,
      seed,
      requests,
      today,
      session,
      guestsOnly,
    });
    console.info(statuses);
    expect(faults).toEqual([]);
    // Requests that are all refused would prove little.
    expect(statuses['200'] ?? 0).toBeGreaterThan(requests / 10);
  }, 600_000);

  it('would be seen to do otherwise on a server that trusts what it is sent', async () => {
    const naive = await fuzzTrusting({ address: house.address, seed, today });
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
