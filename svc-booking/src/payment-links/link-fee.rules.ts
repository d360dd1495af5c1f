import { addCents, cents, shareOf, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { AcceptedLines } from '../pricing/amend-stay.rules.ts';
import { addUpAccepted } from '../pricing/add-up-accepted.rules.ts';
import type { PricedStay } from '../pricing/quote.rules.ts';

export interface PricedBalance {
  /** The booking's price once the balance is paid by card. */
  readonly priced: PricedStay;
  /** The card fee before tax that the payment adds. */
  readonly cardFee: Cents;
}

/**
 * The price of a booking whose balance is paid by card. A balance of a booking with a card fee includes it. Otherwise the
 * share of `rate` (ten-thousandths) of the balance before tax is added, so that a balance of the whole total gets the card
 * fee of the whole booking. All balances of a booking together never add more than that.
 */
export function priceBalance(accepted: AcceptedLines, balance: Cents, rate: number): PricedBalance {
  const now = addUpAccepted(accepted);
  if (balance <= 0 || accepted.cardFeeTenThousandths > 0) return { priced: now, cardFee: zeroCents };
  const added = accepted.linkCardFee ?? zeroCents;
  const most = subtractCents(shareOf(subtractCents(now.subtotal, now.discount), rate), added);
  const share = shareOf(withoutTax(balance, accepted.taxTenThousandths), rate);
  const cardFee = cents(Math.max(0, Math.min(share, most)));
  return { priced: addUpAccepted({ ...accepted, linkCardFee: addCents(added, cardFee) }), cardFee };
}

/** What an amount was before its tax was added. */
function withoutTax(amount: Cents, taxTenThousandths: number): Cents {
  return cents(Math.round((amount * 10_000) / (10_000 + taxTenThousandths)));
}
