import { describe, expect, it } from 'vitest';
import { keepOffered, noAddOns, packageIncluding, togglePackage, toggleService } from './add-on-selection.ts';

const romance = { id: 'romance', serviceIds: ['massage', 'roses'] };
const gourmet = { id: 'gourmet', serviceIds: ['chef', 'roses'] };
const packages = [romance, gourmet];

describe('a package', () => {
  it('takes its services out of the single ones', () => {
    const selection = { addOnIds: ['massage', 'car'], packageIds: [] };
    expect(togglePackage(selection, romance)).toEqual({ addOnIds: ['car'], packageIds: ['romance'] });
  });

  it('goes when it is chosen again', () => {
    const selection = { addOnIds: ['car'], packageIds: ['romance', 'gourmet'] };
    expect(togglePackage(selection, romance)).toEqual({ addOnIds: ['car'], packageIds: ['gourmet'] });
  });
});

describe('a single service', () => {
  it('takes out every package that includes it', () => {
    const selection = { addOnIds: [], packageIds: ['romance', 'gourmet'] };
    expect(toggleService(selection, 'roses', packages)).toEqual({ addOnIds: ['roses'], packageIds: [] });
    expect(toggleService(selection, 'chef', packages)).toEqual({
      addOnIds: ['chef'],
      packageIds: ['romance'],
    });
  });

  it('leaves packages alone that do not include it', () => {
    const selection = { addOnIds: [], packageIds: ['romance'] };
    expect(toggleService(selection, 'car', packages)).toEqual({ addOnIds: ['car'], packageIds: ['romance'] });
  });

  it('goes when it is chosen again', () => {
    expect(toggleService({ addOnIds: ['car'], packageIds: [] }, 'car', packages)).toEqual(noAddOns);
  });

  it('is included once a package with it is chosen', () => {
    const selection = { addOnIds: [], packageIds: ['gourmet'] };
    expect(packageIncluding(selection, 'chef', packages)).toBe(gourmet);
    expect(packageIncluding(selection, 'massage', packages)).toBeUndefined();
  });
});

describe('choices kept over a reload', () => {
  it('lose what is no longer offered', () => {
    const selection = { addOnIds: ['car', 'gone'], packageIds: ['romance', 'past'] };
    expect(keepOffered(selection, [{ id: 'car' }], packages)).toEqual({
      addOnIds: ['car'],
      packageIds: ['romance'],
    });
  });

  it('stay the same object when all is offered', () => {
    const selection = { addOnIds: ['car'], packageIds: [] };
    expect(keepOffered(selection, [{ id: 'car' }], packages)).toBe(selection);
  });
});
