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

  describe('with a faulty entry in a list', () => {
    const entry = (title: string) => ({ picture: 'house', title, text: `About ${title}` });
    const house = (...scenes: object[]) => ({
      ...published,
      texts: { home: { amenities: { title: 'Ours', scenes } } },
    });
    const before = house(entry('Hot tub'), entry('Sauna'), entry('Porch'));

    it('keeps the rest of the list, so that a removed entry does not come back', () => {
      const draft = house(entry('Sauna'), { picture: 'house', title: '', text: 'New' }, entry('Porch'));
      expect(showableHouse(draft, before)).toEqual(house(entry('Sauna'), entry('Porch')));
    });

    it('has the published field of an entry that is otherwise there', () => {
      const draft = house(entry('Hot tub'), { ...entry('Sauna'), title: '' }, entry('Porch'));
      expect(showableHouse(draft, before)).toEqual(before);
    });

    it('leaves out each faulty entry once', () => {
      const wrong = { picture: 'none', title: long, text: '' };
      const draft = house(wrong, entry('Sauna'), wrong, entry('Deck'), { picture: 'house' });
      expect(showableHouse(draft, before)).toEqual(house(entry('Sauna'), entry('Deck')));
    });

    it('has nothing where nothing of it is left, in a list that may be empty', () => {
      const draft = house({ picture: 'house', title: '', text: '' });
      expect(showableHouse(draft, before)).toEqual(house());
    });

    it('has the published list where nothing is left of one that must not be empty', () => {
      const listed = (...list: object[]) => ({ ...published, texts: { home: { amenities: { list } } } });
      const own = listed({ icon: 'fire', label: 'Fire pit' });
      expect(showableHouse(listed({ icon: 'fire', label: '' }), own)).toEqual(own);
    });

    it('keeps all valid entries, wherever the faulty ones are', () => {
      fc.assert(
        fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 10 }), (valid) => {
          const all = valid.map((isValid, at) => (isValid ? entry(`Own ${at}`) : { title: long }));
          const kept = all.filter((_, at) => valid[at]);
          const shown = showableHouse(house(...all), before);
          expect(shown).toEqual(house(...kept));
        }),
      );
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
