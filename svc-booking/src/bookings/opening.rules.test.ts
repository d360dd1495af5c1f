import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openingOf } from './opening.rules.ts';

const id = fc.constantFrom<string>('a', 'b', 'c', 'd');
const ids = fc.uniqueArray(id);
const hour = fc.constantFrom('11:00', '12:00', '13:00');
const services = fc.uniqueArray(fc.record({ id, checkInFrom: hour, packageIds: ids }), {
  selector: (service) => service.id,
});

it('is the earliest check-in of the services that are chosen on their own or in a package', () => {
  fc.assert(
    fc.property(services, ids, ids, (early, addOnIds, packageIds) => {
      const chosen = early.filter(
        (service) =>
          addOnIds.includes(service.id) || packageIds.some((each) => service.packageIds.includes(each)),
      );
      const hours = chosen.map(({ checkInFrom }) => checkInFrom).sort();
      expect(openingOf({ addOnIds, packageIds }, early)).toBe(hours[0] ?? null);
    }),
  );
});

it('never gets later by another extra', () => {
  fc.assert(
    fc.property(services, ids, ids, id, (early, addOnIds, packageIds, more) => {
      const before = openingOf({ addOnIds, packageIds }, early);
      const after = openingOf({ addOnIds: [...addOnIds, more], packageIds }, early);
      if (before !== null) expect(after !== null && after <= before).toBe(true);
    }),
  );
});
