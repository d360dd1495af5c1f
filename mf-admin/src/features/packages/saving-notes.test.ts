import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import { expect, it } from 'vitest';
import { claimNote, packageNote } from './saving-notes.ts';

const service = (id: string, price: string): AddOnService => ({
  ...{ id, price, name: id, description: '', category: 'spa', checkInFrom: null, isActive: true },
});
const services = [service('massage', '240.00'), service('dinner', '320.00')];
const bundle = (changed: Partial<StayPackage>): StayPackage => ({
  ...{ id: 'p', name: 'Romance', description: '', price: '450.00', compareAtPrice: null, badge: null },
  ...{ isActive: true, serviceIds: ['massage', 'dinner'], checkInFrom: null, ...changed },
});

it('says that the crossed-out price of a package is more than its services cost', () => {
  expect(packageNote(bundle({ compareAtPrice: '560.01' }), services)).toBe(
    'The compare-at price, shown crossed out, is more than its services cost separately: $560.00.',
  );
  expect(packageNote(bundle({ compareAtPrice: '560.00' }), services)).toBeUndefined();
});

it('says that a package costs more than its services cost separately', () => {
  expect(packageNote(bundle({ price: '560.01' }), services)).toBe(
    'Guests pay less if they book its services separately: $560.00.',
  );
  expect(packageNote(bundle({ price: '560.00' }), services)).toBeUndefined();
});

it('says that a package costs more than its compare-at price', () => {
  expect(packageNote(bundle({ price: '450.00', compareAtPrice: '400.00' }), services)).toBe(
    'It costs more than its compare-at price, which is shown crossed out.',
  );
  expect(packageNote(bundle({ price: '450.00', compareAtPrice: '450.00' }), services)).toBeUndefined();
});

it('says nothing while some services of the package are unknown', () => {
  expect(packageNote(bundle({ compareAtPrice: '900.00' }), services.slice(1))).toBeUndefined();
});

it('says that the site claims more than the best package saves', () => {
  expect(claimNote({}, [bundle({})], services)).toBe(
    'Your site says “With a package, you save up to $150 compared to buying the services individually.” The best package saves $110.00. Change this text in Website, or the prices here.',
  );
  expect(claimNote({}, [bundle({ price: '410.00' })], services)).toBeUndefined();
  expect(claimNote({}, [bundle({ isActive: false })], services)).toBeUndefined();
});
