import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import { centsFromDollars, inDollars } from '@getaway/kernel/money';

/** Whether a guest is still to come: only then is a balance due. */
export function isToCome(status: BookingStatus | undefined): boolean {
  return status === 'confirmed' || status === 'pending_payment';
}

/** What a guest who was refunded has to pay for the stay, as a sentence; empty when it is nothing. */
export function leftAfterRefund(balance: string): string {
  const left = centsFromDollars(balance);
  return left > 0 ? `${inDollars(left)} is left to pay for your stay after this refund.` : '';
}
