import type pg from 'pg';
import type { Guest } from '@getaway/contracts/http/guests';
import { rowsInBatches } from '@getaway/service-kit/rows-in-batches';
import { conditionOf, orderOf, type GuestFilters, type GuestOrder } from './guest-filters.repository.ts';
import { guestColumns } from './guest-list.repository.ts';

/** All guests of a list, in batches. */
export function allGuests(pool: pg.Pool, query: GuestFilters & GuestOrder): AsyncGenerator<readonly Guest[]> {
  const { where, values } = conditionOf(query);
  const select = `SELECT ${guestColumns} FROM guests g WHERE ${where} ORDER BY ${orderOf(query)}`;
  return rowsInBatches<Guest>(pool, select, values);
}
