import type { Sql } from '@getaway/service-kit/sql';
import { deleteNights } from './nights.repository.ts';

/** Makes all nights of a booking available. */
export function releaseNights(sql: Sql, bookingId: string): Promise<void> {
  return deleteNights(sql, bookingId);
}
