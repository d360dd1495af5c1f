import type { MoneyState } from '@getaway/contracts/events/money';
import type { Sql } from '@getaway/service-kit/sql';
import { refreshTotals } from '../guests/refresh-totals.ts';
import { keepNewestMoney } from './booking-money.repository.ts';
import { ownerOf } from './guest-bookings.repository.ts';

/** Stores the sums of a booking's ledger, unless newer ones are known, and updates its guest's lifetime value. */
export async function recordMoney(sql: Sql, bookingId: string, money: MoneyState): Promise<void> {
  // First the booking's lock, as everywhere. If its own first event is being stored at the same time, that one waits for
  // the sums, or these see its guest afterwards.
  await ownerOf(sql, bookingId);
  await keepNewestMoney(sql, bookingId, money);
  const { guestId } = await ownerOf(sql, bookingId);
  if (guestId !== null) await refreshTotals(sql, guestId);
}
