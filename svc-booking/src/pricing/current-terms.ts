import { cardFeeTenThousandths } from '@getaway/kernel/money-rules';
import type { Stay } from '@getaway/kernel/stay';
import { cancellationNoticeHours } from '../bookings/cancellation-policy.rules.ts';
import type { Tx } from '../database/database.ts';
import { readMoneyRules } from './money-rules.repository.ts';

/** The rate of a payment by card at this moment, in ten-thousandths. */
export async function currentCardFee(tx: Tx): Promise<number> {
  return cardFeeTenThousandths(await readMoneyRules(tx));
}

/** How many hours before check-in a stay that is booked at this moment can be canceled for a full refund. */
export async function currentNoticeHours(tx: Tx, stay: Stay): Promise<number> {
  return cancellationNoticeHours(stay, await readMoneyRules(tx));
}
