import type { QuoteAmendment } from '@getaway/contracts/http/quote';
import {
  addCents,
  centsFromDollars,
  decimalFromCents,
  inDollars,
  subtractCents,
  type Cents,
} from '@getaway/kernel/money';

type Effects = Pick<
  QuoteAmendment,
  'balance' | 'currentBalance' | 'currentTotal' | 'difference' | 'endsCardPayment' | 'confirms'
>;

/** What a change does to the money, as sentences. The server knows the figures; nothing is calculated but differences. */
export function moneyEffects(effects: Effects, isCanceled: boolean): string[] {
  const { endsCardPayment, confirms } = effects;
  return [
    ...balanceEffects(effects, isCanceled),
    ...(endsCardPayment
      ? [
          'The guest’s open card payment will be ended, because it has the old price. They can pay the new one.',
        ]
      : []),
    ...(confirms ? ['Nothing is left to pay, so the reservation will be confirmed.'] : []),
  ];
}

function balanceEffects(
  { balance, currentBalance, currentTotal, difference }: Effects,
  isCanceled: boolean,
): string[] {
  // A canceled stay owes nothing; what happens to its payments is chosen with the cancellation.
  if (isCanceled || (balance === null && currentBalance !== null)) return [];
  // Without any recorded payment, all of the total is due.
  const before = centsFromDollars(currentBalance ?? (balance === null ? currentTotal : '0.00'));
  const after =
    balance === null
      ? addCents(centsFromDollars(currentTotal), centsFromDollars(difference))
      : centsFromDollars(balance);
  const next = decimalFromCents(after);
  if (after < 0) return [`The guest will have overpaid ${inDollars(positive(after))}: refund it afterwards.`];
  if (before === after) return [];
  if (after === 0)
    return [before < 0 ? 'The guest will no longer have overpaid.' : 'Nothing will be left to pay.'];
  if (before < 0) return [`${inDollars(next)} will be due.`];
  const growth = subtractCents(after, before);
  const to = before === 0 ? '' : ` to ${inDollars(next)}`;
  return [
    growth > 0
      ? `Balance due grows by ${inDollars(growth)}${to}.`
      : `Balance due falls by ${inDollars(positive(growth))}${to}.`,
  ];
}

function positive(amount: Cents): Cents {
  return subtractCents(centsFromDollars(0), amount);
}
