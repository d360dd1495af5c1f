import type { Quote } from '@getaway/contracts/http/quote';
import { centsFromDollars, type Cents } from '@getaway/kernel/money';

interface Payable {
  readonly paymentMethod: string | null;
  readonly total: Cents;
  readonly quote: Quote;
  readonly cardQuote: Quote | null;
}

/**
 * The price that a card payment of a booking is for. A reservation was accepted without the card fee, so it
 * has a separate price for guests who pay it by card after all.
 */
export function cardCharge(booking: Payable): { readonly total: Cents; readonly quote: Quote } {
  const { paymentMethod, total, quote, cardQuote } = booking;
  if (paymentMethod !== 'alternative' || cardQuote === null) return { total, quote };
  return { total: centsFromDollars(cardQuote.total), quote: cardQuote };
}
