import { createServer, get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofLength } from '@getaway/testing/proof';
import { startCrm, type RunningService } from '../running-service.ts';
import { liveMemory } from './live-memory.ts';
import { seedGuests } from './seed-guests.ts';

const sizes = proofLength({ short: [1_000, 10_000], long: [10_000, 50_000, 200_000] });
/** How much peaks may differ; the rows of the largest list alone are many times that. */
const toleranceMiB = 5;
/**
 * The client reads nothing for this long, so a server that writes without waiting has everything in memory by
 * then.
 */
const stallMs = proofLength({ short: 500, long: 4_000 });
/** Each measurement is a full garbage collection. */
const looks = proofLength({ short: 4, long: 12 });

let service: RunningService;
let guests = 0;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

test('an export holds no more of a long list in memory than of a short one, however slowly it is read', async () => {
  const hasty = await startHastyExport(service.database);
  const measured: { guests: number; MiB: number; peak: number; peakOfReadingAll: number }[] = [];
  for (const size of sizes) {
    await seedGuests(service.database, size - guests, guests);
    guests = size;
    const ours = await peakOf(`${service.origin}/api/crm/guests/export`, size);
    const readingAll = await peakOf(hasty.address, size);
    measured.push({ guests: size, MiB: ours.mebibytes, peak: ours.peak, peakOfReadingAll: readingAll.peak });
  }
  await hasty.stop();
  console.table(measured);
  const grown = (of: 'peak' | 'peakOfReadingAll') =>
    Math.max(...measured.map((row) => row[of])) - (measured[0]?.[of] ?? 0);
  expect(grown('peak')).toBeLessThan(toleranceMiB);
  // The same measurement detects an export that reads everything first.
  expect(grown('peakOfReadingAll')).toBeGreaterThan(toleranceMiB);
});

/**
 * The most memory that a response holds beyond what was held before it, in MiB, before and during reading.
 */
async function peakOf(address: string, rows: number): Promise<{ mebibytes: number; peak: number }> {
  const before = liveMemory();
  let highest = before;
  const look = (): void => {
    highest = Math.max(highest, liveMemory());
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: `session=${service.issuer.token()}` };
    get(address, { headers, agent: false }, resolve).on('error', reject);
  });
  await sleep(stallMs);
  look();
  let [bytes, lines, nextLook] = [0, 0, 0];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    lines += chunk.toString('latin1').split('\n').length - 1;
    if (lines < nextLook) continue;
    look();
    nextLook = lines + rows / looks;
  }
  expect(lines).toBe(rows + 1);
  return { mebibytes: bytes / 2 ** 20, peak: highest - before };
}

/** A naive export: every guest, then the file. */
async function startHastyExport(pool: pg.Pool): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    void pool.query<Record<string, unknown>>('SELECT * FROM guests').then(({ rows }) => {
      Readable.from(linesOf(rows)).pipe(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function* linesOf(rows: readonly Record<string, unknown>[]): Generator<string> {
  yield 'everybody\r\n';
  for (const row of rows) yield `${JSON.stringify(row)}\r\n`;
}
