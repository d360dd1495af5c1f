import { requestRefund } from '@getaway/contracts/http/staff-booking-changes';
import { addCents, centsFromDollars, decimalFromCents } from '@getaway/kernel/money';
import * as v from 'valibot';

/** What the guest owes after a refund. Undefined when that is nothing, or the balance or the amount says nothing yet. */
export function owesAfterRefund(balance: string | null, amount: unknown): string | undefined {
  const typed = v.safeParse(requestRefund.body.entries.amount, amount);
  if (balance === null || !typed.success) return undefined;
  const owed = addCents(centsFromDollars(balance), centsFromDollars(typed.output));
  return owed > 0 ? decimalFromCents(owed) : undefined;
}
