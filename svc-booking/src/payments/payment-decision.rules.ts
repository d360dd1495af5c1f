import type { Cents } from '@getaway/kernel/money';
import type { BookingStatus } from '../bookings/booking-record.rules.ts';

export interface PaidFor {
  readonly status: BookingStatus;
  readonly total: Cents;
  /** Whether the ledger has this payment: it was handled before. */
  readonly isEntered: boolean;
}

export type PaymentDecision =
  /** The payment was handled before; later changes by staff are kept. */
  | { readonly status: 'already-confirmed' }
  /** Confirm the booking. */
  | { readonly status: 'confirm' }
  /** The hold has ended: confirm only if every night is still available, otherwise refund. */
  | { readonly status: 'confirm-if-free' }
  /** The amount paid differs from the quote: refund. */
  | { readonly status: 'refund' };

/** What a successful card payment means for its booking (domain page, 'Booking life'). */
export function decideOnPayment(booking: PaidFor, paid: Cents): PaymentDecision {
  if (booking.isEntered) return { status: 'already-confirmed' };
  switch (booking.status) {
    case 'confirmed':
    case 'completed':
      return { status: 'already-confirmed' };
    case 'pending':
    case 'pending_payment':
      return paid === booking.total ? { status: 'confirm' } : { status: 'refund' };
    case 'cancelled':
      return paid === booking.total ? { status: 'confirm-if-free' } : { status: 'refund' };
  }
}
