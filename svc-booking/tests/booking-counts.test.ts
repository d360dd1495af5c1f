import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactCounters } from '../src/bookings/booking-counts.repository.ts';
import { startTestService, type TestService } from './test-service.ts';
import { addBookings, bookingNumber } from './long-lists/many-bookings.ts';

const statuses = ['confirmed', 'completed', 'cancelled', 'pending_payment', 'pending'] as const;

const change = fc.oneof(
  fc.record({ what: fc.constant('add' as const), count: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ what: fc.constant('status' as const), status: fc.constantFrom(...statuses), nth: fc.nat(4) }),
  fc.record({
    what: fc.constant('price' as const),
    cents: fc.integer({ min: 0, max: 99_999 }),
    nth: fc.nat(4),
  }),
  fc.record({
    what: fc.constant('payment' as const),
    cents: fc.integer({ min: 0, max: 99_999 }),
    method: fc.constantFrom('card', 'alternative', 'manual'),
    nth: fc.nat(4),
  }),
  fc.record({
    what: fc.constant('check-in' as const),
    days: fc.integer({ min: 1, max: 90 }),
    nth: fc.nat(4),
  }),
  fc.record({ what: fc.constant('delete' as const), nth: fc.nat(9) }),
  fc.record({ what: fc.constant('fold' as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** About a fifth of all bookings, picked by number. */
const some = (parameter: string): string => `(${bookingNumber}) % 5 = ${parameter}`;

describe('the counts of bookings', () => {
  let service: TestService;
  let pool: pg.Pool;
  beforeAll(async () => {
    service = await startTestService();
    pool = service.database;
  });
  afterAll(() => service.stop());

  const make = async (step: Change): Promise<unknown> => {
    switch (step.what) {
      case 'add':
        return addBookings(pool, step.count);
      case 'status':
        return pool.query(`UPDATE bookings SET status = $1 WHERE ${some('$2')}`, [step.status, step.nth]);
      case 'price':
        return pool.query(`UPDATE bookings SET total_price = $1::numeric / 100 WHERE ${some('$2')}`, [
          step.cents,
          step.nth,
        ]);
      case 'payment':
        return pool.query(
          `UPDATE bookings SET paid_total = $1::numeric / 100, payment_method = $2 WHERE ${some('$3')}`,
          [step.cents, step.method, step.nth],
        );
      case 'check-in':
        return pool.query(
          `UPDATE bookings SET check_in_date = check_in_date + $1::int, check_out_date = check_out_date + $1::int WHERE ${some('$2')}`,
          [step.days, step.nth],
        );
      case 'delete':
        return pool.query(`DELETE FROM bookings WHERE (${bookingNumber}) % 10 = $1`, [step.nth]);
      case 'fold':
        return compactCounters(pool);
      default:
        return step satisfies never;
    }
  };

  it('match a count of all bookings after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const step of steps) await make(step);
        const counted = await pool.query(
          `SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL AS listed,
                  to_char(check_in_date, 'YYYY-MM') AS month, count(*)::int AS bookings,
                  sum(paid_total - refunded_total)::text AS revenue
           FROM bookings GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
        );
        const summed = await pool.query(
          `SELECT status, listed, to_char(check_in_month, 'YYYY-MM') AS month, sum(bookings)::int AS bookings, sum(revenue)::text AS revenue
           FROM booking_counts GROUP BY 1, 2, 3 HAVING sum(bookings) <> 0 ORDER BY 1, 2, 3`,
        );
        expect(summed.rows).toEqual(counted.rows);
      }),
      { numRuns: 40 },
    );
  });

  it('are read and written under their old names by the previous version', async () => {
    await addBookings(pool, 3);
    const sums = async (table: string, month: string): Promise<unknown[]> => {
      const { rows } = await pool.query<Record<string, unknown>>(
        `SELECT status, listed, to_char(${month}, 'YYYY-MM') AS month, sum(bookings)::int AS bookings, sum(revenue)::text AS revenue
         FROM ${table} GROUP BY 1, 2, 3 HAVING sum(bookings) <> 0 ORDER BY 1, 2, 3`,
      );
      return rows;
    };
    const before = await sums('booking_counts', 'check_in_month');
    expect(before.length).toBeGreaterThan(0);
    expect(await sums('booking_tallies', 'arrival_month')).toEqual(before);
    await pool.query(
      `WITH removed AS (DELETE FROM booking_tallies RETURNING status, listed, arrival_month, bookings, revenue)
       INSERT INTO booking_tallies (status, listed, arrival_month, bookings, revenue)
       SELECT status, listed, arrival_month, sum(bookings), sum(revenue) FROM removed
       GROUP BY 1, 2, 3 HAVING sum(bookings) <> 0 OR sum(revenue) <> 0`,
    );
    expect(await sums('booking_counts', 'check_in_month')).toEqual(before);
  });
});
