import type { HouseFacts } from './facts.rules.ts';

/** Ways to pay that guests ask for by name. Wallets such as Apple Pay are cards, so they aren't here. */
const named: readonly { readonly asks: RegExp; readonly name: string }[] = [
  { asks: /\bvenmo\b/i, name: 'Venmo' },
  { asks: /\bcash ?app\b/i, name: 'Cash App' },
  { asks: /\bzelle\b/i, name: 'Zelle' },
  { asks: /\bpay ?pal\b/i, name: 'PayPal' },
  { asks: /\bcash\b(?! ?app)/i, name: 'cash' },
  { asks: /\b(?:by|with|a|personal) checks?\b(?!-)|\bcheck by mail\b/i, name: 'checks' },
  { asks: /\bwire\b|\bbank transfers?\b/i, name: 'bank transfers' },
  { asks: /\bbitcoin\b|\bcrypto(?:currency)?\b/i, name: 'cryptocurrency' },
];

/** "We don’t take Zelle. ", if a question names ways to pay that the house doesn't offer; otherwise empty. */
export function declinedPayments(
  question: string,
  { otherPayments }: Pick<HouseFacts, 'otherPayments'>,
): string {
  const declined = named.filter(
    ({ asks }) => asks.test(question) && !otherPayments.some((service) => asks.test(service)),
  );
  if (declined.length === 0) return '';
  const names = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    declined.map(({ name }) => name),
  );
  return `We don't take ${names}. `;
}
