import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { stay } from '@getaway/kernel/stay';
import type { Database } from '../database/database.ts';
import { checkPromoCode, type CheckPromoCodeOutcome } from './check-promo-code.ts';
import { findCodeOfHold } from './find-code-of-hold.ts';

/** Whether a guest may apply a code, to their dates if they have chosen some. */
export async function validatePromoCode(
  deps: { database: Database; now: Clock },
  asked: {
    code: string;
    checkInDate?: CalendarDate | undefined;
    checkOutDate?: CalendarDate | undefined;
    /** The hold of the guest's browser. */
    holdId: string | undefined;
  },
): Promise<CheckPromoCodeOutcome> {
  const { code, checkInDate, checkOutDate, holdId } = asked;
  const tx = deps.database.prisma;
  const dates = checkInDate && checkOutDate ? stay(checkInDate, checkOutDate) : undefined;
  return checkPromoCode(
    { tx, now: deps.now() },
    { code, stay: dates?.ok ? dates.stay : undefined, countedId: await findCodeOfHold(tx, holdId) },
  );
}
