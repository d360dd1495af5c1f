import type { MoneyState } from '@getaway/contracts/events/money';
import type { Sql } from '@getaway/service-kit/sql';
import { refreshTotals } from '../guests/refresh-totals.ts';
import { keepNewestMoney } from './booking-money.repository.ts';
import { lockCopy, ownerOf } from './guest-bookings.repository.ts';

/** Stores the sums of a booking's ledger, unless newer ones are known, and updates its guest's lifetime value. */
export async function recordMoney(sql: Sql, bookingId: string, money: MoneyState): Promise<void> {
  // Its own first event may be stored at the same time. Each must see the other, or the guest's value is an old one.
  await lockCopy(sql, bookingId);
  await ownerOf(sql, bookingId);
  await keepNewestMoney(sql, bookingId, money);
  const { guestId } = await ownerOf(sql, bookingId);
  if (guestId !== null) await refreshTotals(sql, guestId);
}
