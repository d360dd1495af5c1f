import { nightCount, type Stay } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import { countNights } from './nights.repository.ts';

/** Whether a booking has all nights of its stay. */
export async function hasItsNights(sql: Sql, bookingId: string, stay: Stay): Promise<boolean> {
  return (await countNights(sql, bookingId)) === nightCount(stay);
}
