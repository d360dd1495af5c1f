import type { Quote } from '@getaway/contracts/http/quote';
import type { Cents } from '@getaway/kernel/money';

export interface PaymentLink {
  readonly id: string;
  readonly bookingId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly withdrawnAt: Date | null;
}

/** What the guest of a booking pays by card now. */
export interface LinkOffer {
  /** A reservation that nothing was paid of is paid at its card price, by the payment intent of its booking. */
  readonly of: 'reservation' | 'balance';
  /** The price once it is paid. */
  readonly quote: Quote;
  /** Received and not returned. */
  readonly paid: Cents;
  /** Before the card fee. */
  readonly balance: Cents;
  /** Before tax; 0 for a reservation, whose card price has it. */
  readonly addedFee: Cents;
  /** The balance, the card fee, and its tax. */
  readonly amount: Cents;
}

export type LinkOfferOutcome =
  | { readonly ok: true; readonly offer: LinkOffer }
  | { readonly ok: false; readonly reason: 'nothing-due' | 'ended' | 'not-booked-yet' };
