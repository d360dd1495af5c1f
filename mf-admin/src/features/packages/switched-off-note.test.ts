import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { expect, it } from 'vitest';
import { switchedOffNote } from './switched-off-note.ts';

const service = (name: string, isActive: boolean): AddOnService => ({
  ...{ id: name, name, description: '', price: '90.00', category: 'spa', checkInFrom: null, isActive },
});

it('names the services of a package that are switched off, and what to do', () => {
  expect(switchedOffNote([service('Massage', false), service('Dinner', true)])).toBe(
    'This package includes Massage, which is switched off. Guests can still book the package and will expect Massage. If you no longer offer it, remove it from the package or switch the package off; otherwise switch it on in Services.',
  );
  expect(switchedOffNote([service('Massage', false), service('Dinner', false)])).toMatch(
    /^This package includes Massage and Dinner, which are switched off\. .* switch them on in Services\.$/,
  );
});

it('says nothing of a package whose services are all switched on', () => {
  expect(switchedOffNote([service('Dinner', true)])).toBeUndefined();
});
