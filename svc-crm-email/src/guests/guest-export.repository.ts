import type pg from 'pg';
import type { Guest } from '@getaway/contracts/http/guests';
import { checkOutClient } from '@getaway/service-kit/transaction';
import { conditionOf, orderOf, type GuestFilters, type GuestOrder } from './guest-filters.repository.ts';
import { guestColumns } from './guest-list.repository.ts';

const batchSize = 500;

/**
 * All guests of a list as one consistent snapshot, in batches, so that no more than one batch is in memory.
 */
export async function* allGuests(
  pool: pg.Pool,
  query: GuestFilters & GuestOrder,
): AsyncGenerator<readonly Guest[]> {
  const { client, release } = await checkOutClient(pool);
  try {
    const { where, values } = conditionOf(query);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(
      `DECLARE guests_export NO SCROLL CURSOR FOR
       SELECT ${guestColumns} FROM guests g WHERE ${where} ORDER BY ${orderOf(query)}`,
      [...values],
    );
    for (;;) {
      const { rows } = await client.query<Guest>(`FETCH ${batchSize} FROM guests_export`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    release();
  }
}
