import { subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { LinkOfferOutcome } from '../payment-links/payment-link.rules.ts';
import { amountDue } from '../payments/amount-due.rules.ts';
import type { StayOffer } from './stay-offers.rules.ts';

/** What the guest of a booking can pay by card now. */
export interface PayOffer extends StayOffer {
  readonly balance: Cents;
  readonly cardFee: Cents;
  /** What the card is charged. */
  readonly amount: Cents;
}

/** A reservation can be paid until its deadline, a balance at any time. */
export function payOffer(
  booking: Pick<BookingRecord, 'status' | 'paymentMethod' | 'paid' | 'refunded' | 'total' | 'paymentDueAt'>,
  outcome: LinkOfferOutcome,
  now: Date,
): PayOffer {
  if (!outcome.ok) return refused(words[outcome.reason]);
  // The house may have been paid in cash. It sends a payment link if it was not.
  if (amountDue(booking) === undefined) return refused('You’re arranging payment with us directly.');
  const { balance, amount } = outcome.offer;
  const { paymentDueAt } = booking;
  if (paymentDueAt !== null && paymentDueAt <= now) return refused(words.ended);
  return {
    allowed: true,
    until: paymentDueAt,
    whyNot: null,
    balance,
    cardFee: subtractCents(amount, balance),
    amount,
  };
}

const words: Readonly<Record<Extract<LinkOfferOutcome, { ok: false }>['reason'], string>> = {
  'nothing-due': 'Nothing is left to pay.',
  ended: 'This booking has ended, so there’s nothing to pay.',
  'not-booked-yet': 'This booking isn’t complete yet.',
};

function refused(whyNot: string): PayOffer {
  return { allowed: false, until: null, whyNot, balance: zeroCents, cardFee: zeroCents, amount: zeroCents };
}
