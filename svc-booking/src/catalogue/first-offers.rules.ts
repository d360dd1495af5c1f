import type { AddOnService } from '@getaway/contracts/http/catalogue';
import type { Property } from '@getaway/property';
import { cents, type Cents } from '@getaway/kernel/money';

const inventedServices = [
  {
    key: 'romance',
    name: 'Romance Package',
    category: 'romance',
    price: 12_500,
    description:
      'Rose petals, candlelight, chilled sparkling wine and handmade chocolates, all set before you arrive.',
  },
  {
    key: 'chef',
    name: 'Private Chef Dinner',
    category: 'dining',
    price: 39_500,
    description: 'A five-course dinner for two, cooked in your own kitchen, with wine pairings included.',
  },
  {
    key: 'massage',
    name: 'Couples Massage',
    category: 'spa',
    price: 28_000,
    description: 'Two therapists, two tables and an hour of quiet beside the fireplace.',
  },
  {
    key: 'chauffeur',
    name: 'Luxury Chauffeur',
    category: 'transportation',
    price: 18_000,
    description: 'A black car and a driver for the evening, or to and from the airport.',
  },
  {
    key: 'fire-pit',
    name: 'Fire Pit Evening',
    category: 'experience',
    price: 6_500,
    description:
      'A fire built and lit for you, with blankets, mulled cider and everything you need for s’mores.',
  },
  {
    key: 'early',
    name: 'Early Check-in',
    category: 'convenience',
    price: 5_000,
    description: 'Have the house from noon on the day you arrive.',
    checkInFrom: '12:00',
  },
] as const;

const inventedPackages = [
  {
    name: 'Ultimate Romance',
    price: 65_000,
    compareAtPrice: 80_000,
    badge: 'Most Popular',
    includes: ['romance', 'chef', 'massage'],
    description: 'Rose petals, a private chef and a massage for two: your whole evening, taken care of.',
  },
  {
    name: 'Arrive in Style',
    price: 25_000,
    compareAtPrice: 29_500,
    badge: 'Best Value',
    includes: ['chauffeur', 'fire-pit', 'early'],
    description: 'Get driven to the door at noon and spend the evening by a fire that’s lit for you.',
  },
] as const;

/** How earlier versions described these offers: a database may still have the words of its first start. */
const earlierDescriptions: Readonly<Record<string, readonly string[]>> = {
  'Private Chef Dinner': ['A five-course dinner cooked for two in your own kitchen, wine pairing included.'],
  'Luxury Chauffeur': ['A black car and a driver for the evening, or from and to the airport.'],
  'Fire Pit Evening': [
    'The fire laid and lit for you, with blankets, mulled cider and everything for s’mores.',
  ],
  'Early Check-in': [
    'The house is yours from noon instead of four o’clock.',
    'Have the house from noon instead of 4 PM.',
  ],
  'Ultimate Romance': ['Petals, a private chef and a massage for two: the whole evening is taken care of.'],
  'Arrive in Style': ['Be driven to the door at noon and find the fire already burning.'],
};

/** Every description that an offer of the invented house has been seeded with. */
export function seededDescriptions({ name, description }: { name: string; description: string }): string[] {
  return [description, ...(earlierDescriptions[name] ?? [])];
}

/** A service that a new database starts with. */
export interface FirstService {
  /** The name by which a package refers to it. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly category: AddOnService['category'];
  /** HH:MM: the earliest check-in that the service includes. */
  readonly checkInFrom?: string;
  readonly price: Cents;
  readonly isActive: boolean;
}

export interface FirstPackage {
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  readonly compareAtPrice: Cents;
  readonly badge: string;
  readonly includes: readonly string[];
}

export interface FirstOffers {
  readonly services: readonly FirstService[];
  readonly packages: readonly FirstPackage[];
}

/** The offers of the sample property. */
export const inventedOffers: FirstOffers = {
  services: inventedServices.map((service) => ({ ...service, price: cents(service.price), isActive: true })),
  packages: inventedPackages.map((bundle) => ({
    ...bundle,
    price: cents(bundle.price),
    compareAtPrice: cents(bundle.compareAtPrice),
  })),
};

/** Whether an offer is the sample’s: no host has changed its name, description, or price. */
export function isInvented(offer: {
  readonly name: string;
  readonly description: string;
  readonly price: number;
}): boolean {
  return [...inventedServices, ...inventedPackages].some(
    (sample) =>
      sample.name === offer.name &&
      sample.price === offer.price &&
      seededDescriptions(sample).includes(offer.description),
  );
}

/**
 * The offers before staff change anything. A host's own property starts with the services named on its home
 * page, switched off: only the host knows their prices, and no guest should pay for something that is not
 * offered.
 */
export function firstOffersOf(house: Pick<Property, 'texts'>): FirstOffers {
  const services = house.texts.home.concierge.services.map(({ title, text }) => ({
    key: title,
    name: title,
    description: text,
    category: 'other' as const,
    price: cents(0),
    isActive: false,
  }));
  return { services, packages: [] };
}
