import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeBy } from './fuzz/judge.ts';
import { randomFrom } from './fuzz/random.ts';
import { randomRequest, type Document } from './fuzz/requests.ts';
import { adminPassword, openHouse, type House } from './house.ts';
import { proofLength } from './proof-length.ts';

const requests = proofLength({ short: 300, long: 5_000 });
/**
 * `FUZZ_SEED=… npm run prove:fuzz -w svc-booking` sends the same requests again. The short form always sends the same:
 * what decides whether a change lands must not depend on the day.
 */
const freshSeed = proofLength({ short: 20_261_121, long: Date.now() % 2 ** 31 });
const seed = Number(process.env['FUZZ_SEED'] ?? freshSeed);
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
    console.info(`fuzzing ${requests} requests with FUZZ_SEED=${seed}`);
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
      const { method, url, headers, body, asStaff } = request;
      const response = await fetch(house.address + url, {
        method,
        headers: {
          ...headers,
          ...(asStaff ? { cookie: session, origin: 'http://localhost:8080' } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      const contentType = response.headers.get('content-type') ?? '';
      const fault = judge(request, { status: response.status, contentType, text });
      expect
        .soft(
          fault,
          `request ${index} of seed ${seed}: ${method} ${url} ${body?.slice(0, 600)}\n${text.slice(0, 600)}`,
        )
        .toBeUndefined();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      for (const [, id] of text.matchAll(/"(?:id|holdId|paymentIntentId)":"([^"]{1,64})"/g)) {
        if (id !== undefined && !known.includes(id)) known.push(id);
      }
      known.splice(0, known.length - keptIds);
    }
    console.info(Object.fromEntries(statuses));
    // Requests that are all refused would prove little.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 10);
  }, 600_000);
});
