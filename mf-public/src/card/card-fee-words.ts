import { hasTax } from '@getaway/kernel/has-tax';

/** Names what a card is charged on top of the balance, for use in a sentence. */
export function cardFeeWords(quote: Parameters<typeof hasTax>[0]): string {
  return hasTax(quote) ? 'the card fee and its tax' : 'the card fee';
}
