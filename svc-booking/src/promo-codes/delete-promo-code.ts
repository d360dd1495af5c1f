import type { Database } from '../database/database.ts';
import { removePromoCode } from './staff-promo-codes.repository.ts';

/** Deletes a code. Bookings keep its text and their price. Returns false when it does not exist. */
export function deletePromoCode(deps: { database: Database }, id: string): Promise<boolean> {
  return removePromoCode(deps.database.prisma, id);
}
