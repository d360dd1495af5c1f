import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import bundled from '../../property.json' with { type: 'json' };
import { showingFaults } from './property.ts';
import { showableHouse } from './showable-house.ts';

const published: Readonly<Record<string, unknown>> = bundled;
const long = 'x'.repeat(5_000);

describe('a draft to look at', () => {
  it('is the draft itself without faults', () => {
    const draft = { ...published, tagline: 'By the lake' };
    expect(showableHouse(draft, published)).toEqual(draft);
  });

  it('has the published part where it has a fault, and its own everywhere else', () => {
    const draft = { ...published, name: '', tagline: 'By the lake', sleeps: 'two' };
    expect(showableHouse(draft, published)).toEqual({ ...published, tagline: 'By the lake' });
  });

  it('shows what cannot be published, but can be shown', () => {
    const draft = { ...published, checkOut: { time: '20:00' } };
    expect(showableHouse(draft, published)).toEqual(draft);
  });

  it('keeps the sections of its texts apart', () => {
    const texts = { home: { hero: { title: long }, intro: { title: 'New' } } };
    const before = { ...published, texts: { home: { hero: { title: 'Old' } } } };
    expect(showableHouse({ ...published, texts }, before)).toEqual({
      ...published,
      texts: { home: { hero: { title: 'Old' }, intro: { title: 'New' } } },
    });
  });

  it('leaves out what is no field of a house', () => {
    expect(showableHouse({ ...published, colour: 'red' }, published)).toEqual(published);
  });

  it('can always be shown, whatever was typed', () => {
    const keys = [...Object.keys(published), 'texts', 'media', 'colours', 'unknown'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), (typed) => {
        expect(showingFaults(showableHouse({ ...published, ...typed }, published))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
