import { expect, test } from 'vitest';
import type { SampleOffer } from '@getaway/contracts/http/setup';
import { sampleOffersByKind, stillOnSale } from './sample-offers-in-words.ts';

const service = (name: string): SampleOffer => ({ kind: 'service', name });
const bundle = (name: string): SampleOffer => ({ kind: 'package', name });

test('says which of the sample’s offers are services and which are packages', () => {
  const offers = [service('Luxury Chauffeur'), service('Romance Package'), bundle('Arrive in Style')];
  expect(stillOnSale(offers)).toMatch(
    /^Guests can still book 3 samples: the services Luxury Chauffeur and Romance Package, and the package Arrive in Style\. Change/,
  );
  expect(stillOnSale([service('Luxury Chauffeur')])).toMatch(
    /^Guests can still book 1 sample: the service Luxury Chauffeur\. Change/,
  );
});

test('names offers of one name once, and counts them all', () => {
  const offers = [service('Luxury Chauffeur'), service('Luxury Chauffeur'), bundle('Luxury Chauffeur')];
  expect(sampleOffersByKind(offers)).toMatchObject([
    { title: 'Services', names: ['Luxury Chauffeur (2)'] },
    { title: 'Packages', names: ['Luxury Chauffeur'] },
  ]);
  expect(stillOnSale(offers)).toContain(
    '3 samples: the services Luxury Chauffeur (2), and the package Luxury Chauffeur.',
  );
});
