import type { SampleOffer } from '@getaway/contracts/http/setup';

const list = new Intl.ListFormat('en-US');

/** The names of offers: 'Luxury Chauffeur and Arrive in Style'. */
export function sampleOffersInWords(offers: readonly SampleOffer[]): string {
  return list.format(offers.map(({ name }) => name));
}
