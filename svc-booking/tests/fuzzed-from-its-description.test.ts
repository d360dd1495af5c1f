import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeBy, type FuzzAnswer } from './fuzz/judge.ts';
import { randomFrom } from '@getaway/testing/seeded-random';
import { randomRequest, type Document, type FuzzRequest } from './fuzz/requests.ts';
import { startTrustingServer } from './fuzz/trusting-server.ts';
import { adminPassword, openHouse, type House } from './house.ts';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';

const requests = proofLength({ short: 300, long: 5_000 });
// Enough that each kind of fault comes up, whatever calls the description gains.
const ofNaive = 500;
const seed = proofSeed();
const keptIds = 60;

describe('the API, as /openapi.json describes it', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.stop());

  const readDocument = async () =>
    (await (await fetch(`${house.address}/openapi.json`)).json()) as Document & Record<string, unknown>;

  it('is described by a valid document', async () => {
    expect(await new Validator().validate(await readDocument())).toMatchObject({ valid: true });
  });

  it(`answers ${requests} requests, sensible and hostile, as it says, and never with a 5xx`, async () => {
    const document = await readDocument();
    const judge = judgeBy(document);
    const random = randomFrom(seed);
    const staff = house.browser();
    await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    const session = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const known: string[] = [];
    const statuses = new Map<number, number>();
    for (let index = 0; index < requests; index += 1) {
      const request = randomRequest(document, random, known);
      const answer = await send(house.address, request, session);
      const { status, text } = answer;
      expect
        .soft(
          judge(request, answer),
          `request ${index} of seed ${seed}: ${request.method} ${request.url} ${request.body?.slice(0, 600)}\n${text.slice(0, 600)}`,
        )
        .toBeUndefined();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const [, id] of text.matchAll(/"(?:id|holdId|paymentIntentId)":"([^"]{1,64})"/g)) {
        if (id !== undefined && !known.includes(id)) known.push(id);
      }
      known.splice(0, known.length - keptIds);
    }
    console.info(Object.fromEntries(statuses));
    // Requests that are all refused would prove little.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 10);
  }, 600_000);

  it('would be seen to do otherwise on a server that trusts what it is sent', async () => {
    const document = await readDocument();
    const judge = judgeBy(document);
    const random = randomFrom(seed);
    const naive = await startTrustingServer();
    const faults: string[] = [];
    for (let index = 0; index < ofNaive; index += 1) {
      const request = randomRequest(document, random, []);
      faults.push(
        ...[judge(request, await send(naive.address, request, ''))].filter((fault) => fault !== undefined),
      );
    }
    await naive.stop();
    tellProof({
      proof: 'fuzz',
      seed,
      size: `${requests} requests`,
      control: `a trusting server: ${faults.length} faults in ${ofNaive}`,
    });
    expect(faults.filter((fault) => fault.startsWith('answered 500'))).not.toEqual([]);
    expect(faults.filter((fault) => fault.includes('outside its schema'))).not.toEqual([]);
  });
});

async function send(address: string, request: FuzzRequest, session: string): Promise<FuzzAnswer> {
  const { method, url, headers, body, asStaff } = request;
  const response = await fetch(address + url, {
    method,
    headers: { ...headers, ...(asStaff ? { cookie: session, origin: 'http://localhost:8080' } : {}) },
    ...(body === undefined ? {} : { body }),
  });
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, text: await response.text() };
}
