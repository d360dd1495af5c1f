import { hasTax } from '@getaway/kernel/has-tax';

/** What a card is charged besides what is owed, in a sentence. */
export function cardFeeWords(quote: Parameters<typeof hasTax>[0]): string {
  return hasTax(quote) ? 'the card fee and its tax' : 'the card fee';
}
