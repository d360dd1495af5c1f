import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '@getaway/service-kit/logger';
import { listen } from '@getaway/service-kit/http/listen';
import { offerReader } from './read-offer.ts';

const lines: string[] = [];
const logger = createLogger({ part: 'test', level: 'warn' }, { write: (line) => void lines.push(line) });
const deps = { logger, now: () => new Date('2026-11-29T12:00:00Z') };
let ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
  lines.length = 0;
});

const terms = { discountType: 'fixed', discountValue: '50.00', weekdaysOnly: false, lastDay: null };
const offer = { title: 'First snow', text: null, code: 'SNOW', ...terms };

/** A booking service that counts its calls; undefined never answers. */
async function startBooking(answer: object | undefined, status = 200) {
  const calls: string[] = [];
  const handle: RequestListener = (request, response) => {
    calls.push(request.url ?? '');
    if (!answer) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  const server = await listen(handle, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  return { url: `http://127.0.0.1:${server.port}`, calls };
}

async function titleOf(read: ReturnType<typeof offerReader>): Promise<string | undefined> {
  return (await read()).places['offer-title']?.text;
}

describe('the offer of a page', () => {
  it('is that of the booking service, read once for a crowd', async () => {
    const { url, calls } = await startBooking({ offer });
    const read = offerReader({ ...deps, bookingUrls: ['http://127.0.0.1:9', url] });
    const titles = await Promise.all(Array.from({ length: 200 }, () => titleOf(read)));
    expect(new Set(titles)).toEqual(new Set(['First snow']));
    expect(calls).toEqual(['/api/seasonal-offer?']);
  });

  it.each([
    ['there is none', { offer: null }, 200],
    ['the service is of an earlier release', { type: 'not-found' }, 404],
    ['the answer is not an offer', { offer: { title: 'First snow' } }, 200],
  ])('is missing where %s', async (_, answer, status) => {
    const { url } = await startBooking(answer, status);
    expect(await titleOf(offerReader({ ...deps, bookingUrls: [url] }))).toBe('');
  });

  it('is missing while the service hangs, and pages wait only once', async () => {
    const { url, calls } = await startBooking(undefined);
    const read = offerReader({ ...deps, bookingUrls: [url] });
    expect(await titleOf(read)).toBe('');
    const startedAt = performance.now();
    for (let page = 0; page < 50; page += 1) expect(await titleOf(read)).toBe('');
    expect(performance.now() - startedAt).toBeLessThan(500);
    expect(calls).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });
});
