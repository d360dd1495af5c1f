import type { Cents } from '@getaway/kernel/money';

export type BookingStatus = 'pending' | 'confirmed' | 'pending_payment' | 'cancelled' | 'completed';

export interface PaidFor {
  readonly status: BookingStatus;
  readonly total: Cents;
  /** What is recorded as come in: the payment has led here before. */
  readonly paid: Cents;
}

export type PaymentDecision =
  /** The payment has led here before; what staff did to the booking since stands. */
  | { readonly status: 'already-confirmed' }
  /** Hand out the key. */
  | { readonly status: 'confirm' }
  /** The hold has ended: only if every night is still free, else the money goes back. */
  | { readonly status: 'confirm-if-free' }
  /** What was paid is not what was quoted: the money goes back. */
  | { readonly status: 'refund' };

/** What a successful card payment means for its booking (domain page, 'Booking life'). */
export function decideOnPayment(booking: PaidFor, paid: Cents): PaymentDecision {
  if (booking.paid > 0) return { status: 'already-confirmed' };
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
