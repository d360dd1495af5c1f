import type { BookingState } from '@getaway/contracts/events/booking';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { bookingsWithoutMoney, isMoneyMissing } from './booking-money.repository.ts';
import { recordMoney } from './record-money.ts';

export interface FillMoneyDeps {
  readonly database: Database;
  /** All bookings of svc-booking, page by page. */
  readonly bookingPages: () => AsyncIterable<readonly BookingState[]>;
}

/** Fetches the sums of bookings whose events predate them. Does nothing once all are known. */
export async function fillMoney({ database, bookingPages }: FillMoneyDeps): Promise<void> {
  const sql = sqlOf(database.pool);
  if (!(await isMoneyMissing(sql))) return;
  for await (const states of bookingPages()) {
    const lacking = new Set(
      await bookingsWithoutMoney(
        sql,
        states.map(({ entityId }) => entityId),
      ),
    );
    for (const { entityId, money } of states)
      if (money && lacking.has(entityId))
        await database.transact((_tx, within) => recordMoney(within, entityId, money));
  }
}
