import type { BookingState } from '@getaway/contracts/events/booking';
import { centsFromDollars, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';

/** Whether a part of the total is known to be unpaid. */
export function hasAmountDue(
  booking: BookingState,
): booking is BookingState & { readonly amountDue: string } {
  return booking.amountDue !== undefined && Number(booking.amountDue) > 0;
}

/** The total less what was received and not returned. Undefined when the ledger is not known. */
export function leftToPay({ quote, money }: Pick<BookingState, 'quote' | 'money'>): Cents | undefined {
  if (money === undefined) return undefined;
  const kept = subtractCents(centsFromDollars(money.paid), centsFromDollars(money.returned));
  return subtractCents(centsFromDollars(quote.total), kept);
}

/** What a guest still owes by the ledger, or by older events without it. Not above 0 when nothing is known to be due. */
export function balanceOwed(booking: BookingState): Cents {
  return leftToPay(booking) ?? (hasAmountDue(booking) ? centsFromDollars(booking.amountDue) : zeroCents);
}
