import type { Sql } from '@getaway/service-kit/sql';
import { takeNights } from '../availability/take-nights.ts';
import type { Tx } from '../database/database.ts';
import { countPromoUse } from '../promo-codes/count-promo-use.ts';
import { stayOf, type BookingRecord } from './booking-record.rules.ts';

/** A canceled hold has released its nights. A late payment takes them again when they are available. */
export async function retakeNights(
  tx: Tx,
  sql: Sql,
  booking: BookingRecord,
): Promise<{ ok: true; promoUseCounted: boolean } | { ok: false }> {
  await sql('SAVEPOINT retake');
  const promoUseCounted = booking.promoUseCounted || (await countPromoUse(tx, sql, booking));
  if ((await takeNights(sql, booking.id, stayOf(booking))).ok) return { ok: true, promoUseCounted };
  await sql('ROLLBACK TO SAVEPOINT retake');
  return { ok: false };
}
