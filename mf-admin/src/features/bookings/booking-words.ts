import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { centsFromDollars, decimalFromCents, subtractCents } from '@getaway/kernel/money';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { property } from '../../property.ts';
import { inWords } from '../../format/in-words.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** Spec page 2, section 4. */
export const statusTones: Record<BookingStatus, BadgeTone> = {
  confirmed: 'green',
  pending: 'yellow',
  pending_payment: 'ember',
  cancelled: 'red',
  completed: 'blue',
};

const methods: Record<string, string> = {
  card: 'Card, on the site',
  // The service a guest chose is only known once the money arrives.
  alternative: property.paymentHandles.map(({ service }) => service).join(' or ') || 'Without a card',
  manual: 'Agreed with staff',
};

/** How a guest chose to pay when the stay was booked. What was paid, and how, is in the ledger. */
export function paymentMethodInWords(method: string | null): string {
  return method === null ? 'None' : (methods[method] ?? inWords(method));
}

/** What went back of a booking's payments: '$40.00 refunded', '$599.20 charged back'. */
export function returnsInWords({
  refundedTotal,
  chargebackTotal,
}: Pick<StaffBooking, 'refundedTotal' | 'chargebackTotal'>): string[] {
  const refunded = subtractCents(centsFromDollars(refundedTotal), centsFromDollars(chargebackTotal));
  return [
    ...(refunded > 0 ? [`${formatTotal(decimalFromCents(refunded))} refunded`] : []),
    ...(isPositive(chargebackTotal) ? [`${formatTotal(chargebackTotal)} charged back`] : []),
  ];
}

/**
 * What the guest still owes, or is owed: '$668.75 due', '$40.00 overpaid'. A stay whose payment was never recorded owes
 * its price.
 */
export function dueInWords({
  status,
  holdExpiresAt,
  balance,
  totalPrice,
}: Pick<StaffBooking, 'status' | 'holdExpiresAt' | 'balance' | 'totalPrice'>): string[] {
  // A reservation says so in its own notice, and a guest who is still booking is about to pay.
  const saysElsewhere = status === 'pending_payment' || (status === 'pending' && holdExpiresAt !== null);
  const due = balance ?? totalPrice;
  if (status === 'cancelled' || saysElsewhere || Number(due) === 0) return [];
  return [isPositive(due) ? `${formatTotal(due)} due` : `${formatTotal(due.slice(1))} overpaid`];
}

/** The code of a canceled stay opens nothing. */
export function shownEntryCode({
  entryCode,
  status,
}: Pick<StaffBooking, 'entryCode' | 'status'>): string | null {
  return status === 'cancelled' ? null : entryCode;
}

/** 1 to '1 guest'. */
export function guestsInWords(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}
