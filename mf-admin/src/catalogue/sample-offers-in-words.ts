import type { SampleOffer } from '@getaway/contracts/http/setup';

const list = new Intl.ListFormat('en-US');

/** What of the sample guests can still book, counted: 'Guests can still book 2 samples: Luxury Chauffeur and Arrive in Style.' */
export function stillOnSale(offers: readonly SampleOffer[]): string {
  const count = offers.length === 1 ? '1 sample' : `${offers.length} samples`;
  return `Guests can still book ${count}: ${sampleOffersInWords(offers)}. Change what isn’t right for your house, and turn off what you don’t offer.`;
}

/** The names of offers: 'Luxury Chauffeur and Arrive in Style'. */
export function sampleOffersInWords(offers: readonly SampleOffer[]): string {
  return list.format(offers.map(({ name }) => name));
}
