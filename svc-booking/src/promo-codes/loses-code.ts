import type { Stay } from '@getaway/kernel/stay';
import type { Tx } from '../database/database.ts';
import { isMondayToThursday } from './promo-code.rules.ts';
import { codeIdOf, isWeekdaysOnly } from './promo-codes.repository.ts';
import type { BookedCode } from './promo-use.rules.ts';

/** Whether a booking's code is for Monday to Thursday nights, as its nights are and those of `moved` are not. */
export async function losesCode(
  tx: Tx,
  booking: BookedCode,
  { current, moved }: { readonly current: Stay; readonly moved: Stay },
): Promise<boolean> {
  if (!isMondayToThursday(current) || isMondayToThursday(moved)) return false;
  const id = await codeIdOf(tx, booking);
  return id !== null && isWeekdaysOnly(tx, id);
}
