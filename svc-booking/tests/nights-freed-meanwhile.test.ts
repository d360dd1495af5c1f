import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import { insertBlocks } from '../src/availability/blocked-dates.repository.ts';
import { claimNights } from '../src/availability/nights.repository.ts';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

describe('a night that is released right after it caused a conflict', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());

  /** Blocks `night`, and unblocks it after the next statement that tried to take it. */
  const freedAfterFirstTry = async (night: string): Promise<Sql> => {
    await service.database.query(
      `INSERT INTO unavailable_dates (id, date) VALUES (gen_random_uuid()::text, $1)`,
      [night],
    );
    const sql = sqlOf(service.database);
    let tries = 0;
    return async (text, ...values) => {
      const rows = await sql<never>(text, ...values);
      if (text.startsWith('INSERT INTO unavailable_dates') && (tries += 1) === 1) {
        await service.database.query('DELETE FROM unavailable_dates WHERE date = $1 AND booking_id IS NULL', [
          night,
        ]);
      }
      return rows;
    };
  };
  const owners = async (nights: readonly string[]) =>
    (
      await service.database.query<{ night: string; booking_id: string | null }>(
        'SELECT date::text AS night, booking_id FROM unavailable_dates WHERE date = ANY($1::date[]) ORDER BY date',
        [nights],
      )
    ).rows.map(({ night, booking_id: owner }) => [night, owner]);

  it('belongs to the booking that requested it, which never lacks one of its nights', async () => {
    await service.browser().post('/api/create-booking-payment-intent', intentFor(inDays(5), inDays(6)));
    const { rows } = await service.database.query<{ id: string }>('SELECT id FROM bookings');
    const bookingId = rows[0]?.id ?? '';
    const nights = [inDays(10), inDays(11), inDays(12)];
    const sql = await freedAfterFirstTry(inDays(11));
    expect(await claimNights(sql, bookingId, nights)).toEqual({ ok: true });
    expect(await owners(nights)).toEqual(nights.map((night) => [night, bookingId]));
  });

  it('belongs to the block that requested it', async () => {
    const nights = [inDays(20), inDays(21), inDays(22)];
    const outcome = await insertBlocks(await freedAfterFirstTry(inDays(21)), nights, 'other');
    expect(outcome).toMatchObject({ ok: true, blocks: nights.map((date) => ({ date, reason: 'other' })) });
    expect(await owners(nights)).toEqual(nights.map((night) => [night, null]));
  });
});
