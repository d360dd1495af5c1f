import { describe, expect, it } from 'vitest';
import { choosePackages, includedServices, sameExtras } from './stay-extras.ts';

const packages = [
  { id: 'romance', serviceIds: ['roses', 'dinner'] },
  { id: 'spa', serviceIds: ['massage'] },
];

describe('services and packages', () => {
  it('a chosen package takes its services out of the single ones', () => {
    const chosen = choosePackages({ addOnIds: ['roses', 'massage'], packageIds: [] }, ['romance'], packages);
    expect(chosen).toEqual({ addOnIds: ['massage'], packageIds: ['romance'] });
  });

  it('what a package includes cannot be chosen beside it', () => {
    expect([...includedServices(['spa'], packages)]).toEqual(['massage']);
  });

  it('are the same in whatever order', () => {
    const one = { addOnIds: ['roses', 'dinner'], packageIds: [] };
    expect(sameExtras(one, { addOnIds: ['dinner', 'roses'], packageIds: [] })).toBe(true);
    expect(sameExtras(one, { addOnIds: ['dinner', 'massage'], packageIds: [] })).toBe(false);
  });
});
