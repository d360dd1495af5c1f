/** What becomes of a card when it is charged. */
export type CardOutcome =
  | { kind: 'pays' }
  | { kind: 'asks' }
  | { kind: 'declines'; code: string; declineCode?: string; message: string };

export interface TestCard {
  brand: string;
  last4: string;
  outcome: CardOutcome;
}

const pays: CardOutcome = { kind: 'pays' };
const asks: CardOutcome = { kind: 'asks' };
const declined: CardOutcome = declines('generic_decline', 'Your card was declined.');
const noFunds: CardOutcome = declines('insufficient_funds', 'Your card has insufficient funds.');
const liveCard: CardOutcome = declines(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

const cardsByNumber: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': pays,
  '4000056655665556': pays,
  '5555555555554444': pays,
  '378282246310005': pays,
  '6011111111111117': pays,
  '4000000000000002': declined,
  '4000000000009995': noFunds,
  '4000000000009987': declines('lost_card', 'Your card was declined.'),
  '4000000000009979': declines('stolen_card', 'Your card was declined.'),
  '4000000000000069': { kind: 'declines', code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    kind: 'declines',
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  '4000000000000119': {
    kind: 'declines',
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4000000000005126': pays,
  '4000000000007726': pays,
  '4000000000000259': pays,
  '4000002760003184': asks,
  '4000002500003155': asks,
};

const numbersByName: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_refundFail: '4000000000005126',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002760003184',
};

/** A card by its number, digits only; any number that is no test card is declined as a live one. */
export function testCard(number: string): TestCard {
  return { brand: brandOf(number), last4: number.slice(-4), outcome: cardsByNumber[number] ?? liveCard };
}

/** A card by the provider's name for it (`pm_card_visa`); undefined for unknown names. */
export function namedTestCard(name: string): TestCard | undefined {
  const number = numbersByName[name];
  return number === undefined ? undefined : testCard(number);
}

/** Money does not reach this card: a refund succeeds, and fails some time later. */
export function failsRefunds({ last4 }: Pick<TestCard, 'last4'>): boolean {
  return last4 === '5126';
}

/** A refund to this card stays pending until the bank has settled it. */
export function delaysRefunds({ last4 }: Pick<TestCard, 'last4'>): boolean {
  return last4 === '7726';
}

/** A payment by this card is disputed as fraudulent at once. */
export function isDisputed({ last4 }: Pick<TestCard, 'last4'>): boolean {
  return last4 === '0259';
}

function declines(declineCode: string, message: string): CardOutcome {
  return { kind: 'declines', code: 'card_declined', declineCode, message };
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^6/.test(number)) return 'discover';
  return 'unknown';
}
