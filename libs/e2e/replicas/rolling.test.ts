import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwoOfEach, type TwoOfEach } from './two-of-each.ts';
import { openVisitor, stayIn } from './visitor.ts';

// `npm run rolling -w libs/e2e`: guests book through the edge while one part after the other is replaced. No request may fail.
const rootDir = join(import.meta.dirname, '..', '..', '..');
const guestsAtOnce = 6;
const firstDay = 3;
/** The calendar has an end: nobody books more than one night in so long. */
const pauseMs = 700;

let house: TwoOfEach;
beforeAll(async () => {
  house = await startTwoOfEach();
});
afterAll(() => house.stop());

interface Seen {
  requests: number;
  bookings: number;
  readonly failures: string[];
  slowestMs: number;
}

/** Guests who look at the site and book a night of their own, one after the other, until told to stop. */
function startGuests(): { seen: Seen; stop: () => Promise<void> } {
  const seen: Seen = { requests: 0, bookings: 0, failures: [], slowestMs: 0 };
  let isOver = false;
  let nextDay = firstDay;
  const count = async <T extends { status: number }>(
    name: string,
    ask: () => Promise<T>,
  ): Promise<T | undefined> => {
    const startedAt = performance.now();
    seen.requests += 1;
    try {
      const answer = await ask();
      if (answer.status >= 400) seen.failures.push(`${name}: ${answer.status}`);
      return answer;
    } catch (error) {
      seen.failures.push(`${name}: ${String(error)}`);
      return undefined;
    } finally {
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedAt);
    }
  };
  const guest = async (): Promise<void> => {
    while (!isOver) {
      const visitor = openVisitor(house.site);
      for (const path of ['/', '/booking', '/remotes/mf-public/mf-manifest.json', '/config.json'])
        await count(path, async () =>
          fetch(`${house.site}${path}`).then(async (page) => (await page.text(), page)),
        );
      const stay = stayIn((nextDay += 1));
      const { checkInDate, checkOutDate } = stay.bookingData;
      await count('quote', () =>
        visitor.send('POST', house.site, '/api/quote', { checkInDate, checkOutDate }),
      );
      const held = await count('intent', () =>
        visitor.send('POST', house.site, '/api/create-booking-payment-intent', stay),
      );
      const paymentIntentId = held?.body['paymentIntentId'];
      if (typeof paymentIntentId !== 'string') continue;
      await house.pay(paymentIntentId);
      const done = await count('complete', () =>
        visitor.send('POST', house.site, '/api/complete-booking', { paymentIntentId }),
      );
      if (done?.body['status'] === 'confirmed') seen.bookings += 1;
      await sleep(pauseMs);
    }
  };
  const guests = Array.from({ length: guestsAtOnce }, guest);
  return {
    seen,
    stop: async () => {
      isOver = true;
      await Promise.all(guests);
    },
  };
}

/** The file of the code that renders mf-public's pages that has this text of the landing page. */
function fileOfBundle(text: string): string {
  const folder = join(rootDir, 'mf-public', 'dist-ssr');
  const files = globSync('*.mjs', { cwd: folder }).map((file) => join(folder, file));
  const [found, ...others] = files.filter((file) => readFileSync(file, 'utf8').includes(text));
  if (found === undefined || others.length > 0) throw new Error(`Not one file renders '${text}'`);
  return found;
}

async function replace(part: string, between: () => void = () => undefined): Promise<void> {
  await house.stack.stopPart(part);
  between();
  await house.stack.startPart(part);
  await sleep(1_500);
}

test('every part is replaced while guests book, and no request fails', async () => {
  const { seen, stop } = startGuests();
  await sleep(3_000);
  for (const service of ['booking', 'calendar', 'crm-email']) {
    await replace(service);
    await replace(`${service}-2`);
  }
  const [before, after] = ['Check dates', 'Check dates by firefly light'];
  const bundle = fileOfBundle(before);
  const kept = readFileSync(bundle, 'utf8');
  try {
    await replace('mf-public', () => writeFileSync(bundle, kept.replaceAll(before, after)));
    await sleep(3_500);
    expect(await (await fetch(house.site)).text()).toContain(after);
  } finally {
    writeFileSync(bundle, kept);
  }
  await replace('mf-admin');
  await stop();
  process.stdout.write(
    `${seen.requests} requests, ${seen.bookings} bookings, ${seen.failures.length} failed, slowest ${Math.round(seen.slowestMs)} ms\n`,
  );
  expect(seen.failures).toEqual([]);
  expect(seen.bookings).toBeGreaterThan(20);
}, 300_000);
