import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import { expect, it } from 'vitest';
import { stillSoldNote } from './still-sold-note.ts';

const massage: AddOnService = {
  ...{ id: 'massage', name: 'Massage', description: '', price: '90.00', category: 'spa', checkInFrom: null },
  isActive: false,
};
const bundle = (name: string, changed: Partial<StayPackage> = {}): StayPackage => ({
  ...{ id: name, name, description: '', price: '450.00', compareAtPrice: null, badge: null },
  ...{ isActive: true, serviceIds: ['massage'], checkInFrom: null, ...changed },
});

it('names the packages with which guests still book a service that is switched off', () => {
  expect(stillSoldNote(massage, [bundle('Romance')])).toBe(
    'Guests can still book it with the package Romance. If you no longer offer it, remove it from that package in Packages, or switch that package off.',
  );
  expect(stillSoldNote(massage, [bundle('Romance'), bundle('Winter')])).toMatch(
    /with the packages Romance and Winter\. .*remove it from those packages in Packages, or switch those packages off\.$/,
  );
});

it('says nothing of a service that is switched on, or in no package on sale', () => {
  expect(stillSoldNote({ ...massage, isActive: true }, [bundle('Romance')])).toBeUndefined();
  expect(stillSoldNote(massage, [bundle('Romance', { isActive: false })])).toBeUndefined();
  expect(stillSoldNote(massage, [bundle('Romance', { serviceIds: [] })])).toBeUndefined();
});
