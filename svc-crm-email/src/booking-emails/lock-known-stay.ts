import type { Sql } from '@getaway/service-kit/sql';
import type { KnownStay } from './announced-stay.rules.ts';
import { readLockedStay } from './announced-stays.repository.ts';

/** A stay with the state that its guest was last emailed, locked until the transaction ends. */
export function lockKnownStay(sql: Sql, bookingId: string): Promise<KnownStay | undefined> {
  return readLockedStay(sql, bookingId);
}
