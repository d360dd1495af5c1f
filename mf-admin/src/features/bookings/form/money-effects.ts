import type { QuoteAmendment } from '@getaway/contracts/http/quote';
import { centsFromDollars, inDollars, subtractCents, type Cents } from '@getaway/kernel/money';

type Effects = Pick<QuoteAmendment, 'balance' | 'currentBalance' | 'endsCardPayment' | 'confirms'>;

/** What a change does to the money, as sentences. The server knows the figures; nothing is calculated but differences. */
export function moneyEffects({ balance, currentBalance, endsCardPayment, confirms }: Effects): string[] {
  return [
    ...balanceEffects(currentBalance, balance),
    ...(endsCardPayment
      ? [
          'The guest’s open card payment will be ended, because it has the old price. They can pay the new one.',
        ]
      : []),
    ...(confirms ? ['Nothing is left to pay, so the reservation will be confirmed.'] : []),
  ];
}

function balanceEffects(current: string | null, next: string | null): string[] {
  // A canceled stay owes nothing; what happens to its payments is chosen with the cancellation.
  if (next === null)
    return current === null ? ['No payment is recorded for this stay, so no balance changes.'] : [];
  const [before, after] = [centsFromDollars(current ?? '0.00'), centsFromDollars(next)];
  if (after < 0) return [`The guest will have overpaid ${inDollars(positive(after))}: refund it afterwards.`];
  if (before === after) return [];
  if (after === 0)
    return [before < 0 ? 'The guest will no longer have overpaid.' : 'Nothing will be left to pay.'];
  if (before < 0) return [`${inDollars(next)} will be due.`];
  const difference = subtractCents(after, before);
  const to = before === 0 ? '' : ` to ${inDollars(next)}`;
  return [
    difference > 0
      ? `Balance due grows by ${inDollars(difference)}${to}.`
      : `Balance due falls by ${inDollars(positive(difference))}${to}.`,
  ];
}

function positive(amount: Cents): Cents {
  return subtractCents(centsFromDollars(0), amount);
}
