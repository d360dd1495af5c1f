import { describe, expect, it } from 'vitest';
import { choosePackages, includedServices, sameExtras } from './stay-extras.ts';

const packages = [
  { id: 'romance', serviceIds: ['roses', 'dinner'] },
  { id: 'spa', serviceIds: ['massage'] },
];

describe('services and packages', () => {
  it('deselects single services that a chosen package includes', () => {
    const chosen = choosePackages({ addOnIds: ['roses', 'massage'], packageIds: [] }, ['romance'], packages);
    expect(chosen).toEqual({ addOnIds: ['massage'], packageIds: ['romance'] });
  });

  it('disables services that a chosen package includes', () => {
    expect([...includedServices(['spa'], packages)]).toEqual(['massage']);
  });

  it('compare equal in any order', () => {
    const one = { addOnIds: ['roses', 'dinner'], packageIds: [] };
    expect(sameExtras(one, { addOnIds: ['dinner', 'roses'], packageIds: [] })).toBe(true);
    expect(sameExtras(one, { addOnIds: ['dinner', 'massage'], packageIds: [] })).toBe(false);
  });
});
