import type { SampleOffer } from '@getaway/contracts/http/setup';

const list = new Intl.ListFormat('en-US');

/** What of the sample guests can still book, counted: 'Guests can still book 2 samples: the service Luxury Chauffeur, and the package Arrive in Style.' */
export function stillOnSale(offers: readonly SampleOffer[]): string {
  const count = offers.length === 1 ? '1 sample' : `${offers.length} samples`;
  const named = sampleOffersByKind(offers).map(
    ({ title, names, isOne }) =>
      `the ${(isOne ? title.slice(0, -1) : title).toLowerCase()} ${list.format(names)}`,
  );
  return `Guests can still book ${count}: ${named.join(', and ')}. Change what isn’t right for your house, and turn off what you don’t offer.`;
}

/** Sample offers of one kind. */
export interface SampleOfferGroup {
  /** The page where they are changed. */
  readonly title: 'Services' | 'Packages';
  /** Each name once: 'Luxury Chauffeur (2)' if two have it. */
  readonly names: readonly string[];
  /** Whether the group has a single offer. */
  readonly isOne: boolean;
}

/** Services first, without a kind that has none: a package may be called like a service. */
export function sampleOffersByKind(offers: readonly SampleOffer[]): SampleOfferGroup[] {
  const groupOf = (title: SampleOfferGroup['title'], kind: SampleOffer['kind']): SampleOfferGroup => {
    const all = offers.filter((offer) => offer.kind === kind).map(({ name }) => name);
    const names = [...new Set(all)].map((name) => {
      const { length } = all.filter((other) => other === name);
      return length === 1 ? name : `${name} (${length})`;
    });
    return { title, names, isOne: all.length === 1 };
  };
  return [groupOf('Services', 'service'), groupOf('Packages', 'package')].filter(
    ({ names }) => names.length > 0,
  );
}
