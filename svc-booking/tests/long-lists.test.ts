import { mostBookingsCounted } from '@getaway/contracts/http/staff-bookings';
import { addMonths, monthOf } from '@getaway/kernel/calendar-month';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { startTestService, type TestService } from './test-service.ts';
import { addBookings } from './long-lists/many-bookings.ts';
import { addEntries } from './long-lists/many-entries.ts';
import { takeNights } from './long-lists/taken-nights.ts';
import { inDays } from './guests.ts';
import { proofLength, tellProof } from '@getaway/testing/proof';
import { staffOf } from './staff.ts';
import { openDatabase } from '../src/database/database.ts';
import { shareOutNoticedTax } from '../src/reports/share-out-noticed-tax.ts';

const few = 1_000;
/** The allowed slowdown with many bookings compared with few. The short form runs next to other tests. */
const { many, timesSlower, rounds } = proofLength({
  short: { many: 20_000, timesSlower: 3, rounds: 15 },
  long: { many: 100_000, timesSlower: 1.5, rounds: 100 },
});

/**
 * Finds the last thousand bookings, which are together at the end of the list; with few bookings, the last
 * hundred.
 */
const farDown = (count: number): string =>
  `/api/admin/bookings?limit=20&search=${String(5_000_000 + count - 1).slice(0, count > few ? 4 : 5)}`;

const thisMonth = monthOf(inDays(0));
const month = `from=${thisMonth}&to=${thisMonth}`;
const year = `from=${addMonths(thisMonth, -11)}&to=${thisMonth}`;
const fiveYears = `from=${addMonths(thisMonth, -47)}&to=${addMonths(thisMonth, 12)}`;

// Searches with less than a page of 100 matches have a limit, so that both pages have the same length and
// only finding is measured.
const calls = [
  '/api/admin/bookings',
  '/api/admin/bookings?limit=20&offset=400',
  '/api/admin/bookings?status=confirmed',
  '/api/admin/bookings?status=pending',
  '/api/admin/bookings?search=5000700',
  '/api/admin/bookings?search=smith&limit=20',
  '/api/admin/bookings?search=guest',
  '/api/admin/bookings?search=sm&limit=20',
  '/api/admin/bookings?search=smith%20ada&limit=10',
  '/api/admin/bookings?search=ada%20guest',
  '/api/admin/bookings?search=%2B14045000700',
  '/api/admin/bookings?from=2026-12-01&to=2026-12-31&limit=10',
  '/api/admin/bookings?search=nobody-of-this-name',
  '/api/admin/bookings?period=upcoming&sortBy=checkIn&sortOrder=asc&limit=20',
  '/api/admin/bookings?period=past&sortBy=checkIn&limit=20',
  '/api/admin/bookings?period=upcoming&sortBy=guestName&sortOrder=asc&limit=20',
  '/api/admin/bookings?sortBy=checkIn&limit=20',
  '/api/admin/bookings?sortBy=guestName&sortOrder=asc&limit=20',
  '/api/admin/bookings?sortBy=total&limit=20',
  '/api/admin/bookings?sortBy=status&sortOrder=asc&limit=20',
  '/api/admin/bookings?period=upcoming&sortBy=status&limit=20',
  '/api/admin/bookings?status=cancelled&sortBy=checkIn&limit=20',
  { withFew: farDown(few), withMany: farDown(many) },
  '/api/admin/blocked-dates',
  '/api/admin/promo-codes',
  '/api/admin/analytics',
  '/api/admin/ledger',
  '/api/admin/ledger?offset=1000',
  '/api/admin/ledger?kind=refund',
  '/api/admin/ledger?method=check&limit=20',
  '/api/admin/ledger?from=2025-01-01&to=2026-06-30&limit=20',
  '/api/admin/ledger?booking=NOSUCHONE',
  '/api/admin/ledger?sortBy=amount&limit=20',
  '/api/admin/ledger?sortBy=kind&sortOrder=asc&limit=20',
  '/api/admin/ledger?sortBy=booking&limit=20',
  '/api/admin/ledger?sortBy=recordedBy&sortOrder=asc&limit=20',
  `/api/admin/reports/revenue?${year}`,
  `/api/admin/reports/revenue?${fiveYears}`,
  `/api/admin/reports/taxes?${year}`,
  `/api/admin/reports/taxes?${fiveYears}`,
  `/api/admin/reports/tax-shares?${year}&limit=50`,
  `/api/admin/reports/tax-shares?${month}&limit=50`,
  `/api/admin/reports/tax-shares?${year}&offset=1000`,
  `/api/admin/reports/occupancy?${year}`,
  `/api/admin/reports/occupancy?${fiveYears}`,
  `/api/admin/reports/nights?${month}`,
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
/** The short form runs next to other tests, which the fastest of several rounds was spared. */
const typical = proofLength({
  short: (values: readonly number[]): number => Math.min(...values),
  long: median,
});

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Measures the same work with few and with many bookings alternately, so that other load affects both. */
async function compared(
  withFew: () => Promise<unknown>,
  withMany: () => Promise<unknown>,
): Promise<{ fewMs: number; manyMs: number; ratio: number }> {
  const pairs: { few: number; many: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ few: await timeOf(withFew), many: await timeOf(withMany) });
  const fewMs = typical(pairs.map((pair) => pair.few));
  const manyMs = typical(pairs.map((pair) => pair.many));
  return { fewMs, manyMs, ratio: manyMs / fewMs };
}

/** Nights, ledger entries, and the tax in them. */
async function fillBooks({ database, databaseUrl }: TestService): Promise<void> {
  await takeNights(database);
  await addEntries(database);
  const opened = openDatabase(databaseUrl, () => undefined);
  await shareOutNoticedTax({ database: opened, timeZone: 'America/New_York' });
  await opened.close();
  await database.query('VACUUM ANALYZE tax_notices, tax_shares, tax_counts');
}

describe(`${many} bookings with four ledger entries each`, () => {
  let service: TestService;
  let staff: Browser;
  beforeAll(async () => {
    service = await startTestService();
    await addBookings(service.database, many);
    await fillBooks(service);
    staff = await staffOf(service);
  });
  afterAll(() => service.stop());

  it(`slow down no list and no figure of staff more than ${timesSlower} times compared with ${few}`, async () => {
    const small = await startTestService();
    await addBookings(small.database, few);
    await fillBooks(small);
    const staffOfSmall = await staffOf(small);
    const measured = [];
    for (const call of calls) {
      const { withFew, withMany } = typeof call === 'string' ? { withFew: call, withMany: call } : call;
      const read = async (by: Browser, path: string): Promise<void> =>
        expect((await by.get(path)).status).toBe(200);
      const compare = () =>
        compared(
          () => read(staffOfSmall, withFew),
          () => read(staff, withMany),
        );
      let times = await compare();
      // A busy machine delays some calls. One that is slow with many bookings is slow again.
      if (times.ratio > timesSlower) times = await compare();
      measured.push({ path: withMany, ...times });
    }
    const { ratio: naive } = await compared(
      () => searchNaively(small),
      () => searchNaively(service),
    );
    await small.stop();
    console.table(measured);
    tellProof({
      proof: 'lists',
      size: `${many} bookings beside ${few}, ${rounds} rounds`,
      control: `reading all of them: ${naive.toFixed(1)} times slower`,
    });
    expect(naive).toBeGreaterThan(timesSlower);
    expect(measured.filter(({ ratio }) => ratio > timesSlower)).toEqual([]);
  });

  /** A deliberately slow query: a search without an index, sorted by a computed value. */
  const searchNaively = ({ database }: TestService): Promise<unknown> =>
    database.query(
      "SELECT id FROM bookings WHERE guest_name || email LIKE '%5000700%' ORDER BY md5(id) LIMIT 20",
    );

  it('are found through indexes, never by a full scan', async () => {
    const where = {
      'the newest': `WHERE (confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL) ORDER BY created_at DESC, id LIMIT 100`,
      'a status': `WHERE status = 'confirmed' ORDER BY created_at DESC, id LIMIT 100`,
      'the next stays': `WHERE (confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL)
        AND check_in_date >= current_date - 60 AND check_out_date >= current_date
        ORDER BY check_in_date ASC, id ASC LIMIT 1000`,
      'names in order': `WHERE (confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL)
        ORDER BY lower(guest_name) ASC, id ASC LIMIT 20`,
      'the highest totals': `WHERE status = 'confirmed' ORDER BY total_price DESC, id DESC LIMIT 20`,
      'a phone number': `WHERE search_text LIKE '%00700%' AND strpos(search_text, '5000700') > 0`,
      'some dates': `WHERE daterange(check_in_date, check_out_date) && daterange('2026-12-01', '2026-12-02', '[]')`,
    };
    for (const [what, condition] of Object.entries(where)) {
      const { rows } = await service.database.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT id FROM bookings ${condition}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, what).toMatch(/Index/);
      expect(plan, what).not.toMatch(/Seq Scan on bookings/);
    }
  });

  it('are found newest first and page by page, wherever they are in the list', async () => {
    const last = String(5_000_000 + many - 1).slice(0, 4);
    for (const search of ['smith', last, 'nobody']) {
      const { rows } = await service.database.query<{ id: string }>(
        `SELECT id FROM bookings WHERE search_text LIKE $1
           AND (confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL)
         ORDER BY created_at DESC, id LIMIT 250`,
        [`%${search}%`],
      );
      const read: string[] = [];
      for (let offset = 0; offset < 250; offset += 50) {
        const path = `/api/admin/bookings?search=${search}&limit=50&offset=${offset}`;
        read.push(...(await staff.get<{ id: string }[]>(path)).body.map(({ id }) => id));
      }
      expect(read, search).toEqual(rows.map(({ id }) => id));
    }
  });

  it('are counted exactly in every view, and up to a limit in a search', async () => {
    const totalOf = async (query: string) =>
      Number((await staff.get(`/api/admin/bookings?limit=1${query}`)).headers.get('x-total-count'));
    expect(await totalOf('')).toBe((many / 5) * 4);
    expect(await totalOf('&status=cancelled')).toBe(many / 5);
    expect(await totalOf('&search=guest')).toBe(mostBookingsCounted);
    expect(await totalOf('&search=5000701')).toBe(1);
  });
});
