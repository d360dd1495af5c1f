import type { Tx } from '../database/database.ts';
import { codeIdOf } from './promo-codes.repository.ts';
import type { PromoUse } from './promo-use.rules.ts';

/** The id of the code that a booking uses. Undefined when it uses none, or the code was deleted. */
export async function findCountedCode(tx: Tx, booking: PromoUse): Promise<string | undefined> {
  return booking.promoUseCounted ? ((await codeIdOf(tx, booking)) ?? undefined) : undefined;
}
