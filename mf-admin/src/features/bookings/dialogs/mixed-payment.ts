import type { Answer } from '@getaway/contracts/http/call';
import type { readBookingLedger } from '@getaway/contracts/http/ledger';
import { addCents, centsFromDollars, decimalFromCents, subtractCents } from '@getaway/kernel/money';

type Ledger = Pick<Answer<typeof readBookingLedger>, 'cardPayments' | 'paid' | 'refundable'>;

/** What was paid of a booking: the card provider returns its own part, staff the rest. */
export interface MixedPayment {
  readonly byCard: string;
  readonly otherwise: string;
  /** What is left of the payments that only staff can return. */
  readonly leftOtherwise: string;
}

/** Splits what was paid of a booking into card payments and all others. */
export function mixedPaymentOf({ cardPayments, paid, refundable }: Ledger): MixedPayment {
  const byCard = sum(cardPayments);
  return {
    byCard: decimalFromCents(byCard),
    otherwise: decimalFromCents(subtractCents(centsFromDollars(paid), byCard)),
    leftOtherwise: decimalFromCents(sum(refundable.filter(({ method }) => method !== 'card'))),
  };
}

function sum(amounts: readonly { readonly amount: string }[]) {
  return addCents(...amounts.map(({ amount }) => centsFromDollars(amount)));
}
