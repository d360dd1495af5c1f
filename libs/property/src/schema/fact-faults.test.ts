import { describe, expect, it } from 'vitest';
import bundled from '../../property.json' with { type: 'json' };
import { propertyFaults } from './property.ts';

const inCountry = (country: string) =>
  propertyFaults({ ...bundled, address: { ...bundled.address, country } });

describe('the country of a house', () => {
  it.each(['XX', 'ZZ', 'UK', 'EU', 'DD', 'QQ'])(
    'is refused if it is %s, which is not a country',
    (country) => {
      const message = `${country} is not a country code: use one of ISO 3166, such as US or GB`;
      expect(inCountry(country)).toEqual([{ path: 'address.country', message }]);
    },
  );

  it.each(['US', 'PT', 'GB', 'AQ', 'XK'])('is accepted if it is %s', (country) => {
    expect(inCountry(country)).toEqual([]);
  });

  it('is refused only once if it is not a code at all', () => {
    expect(inCountry('Georgia').map(({ path }) => path)).toEqual(['address.country']);
  });
});

describe('a word in braces', () => {
  const message = 'The site doesn’t fill in words here: write what {name} stands for, without braces';

  it.each([
    [{ name: '{name}' }, 'name'],
    [{ tagline: 'Welcome to {name}' }, 'tagline'],
    [{ address: { ...bundled.address, town: '{name}' } }, 'address.town'],
    [{ business: { name: '{name}' } }, 'business.name'],
    [{ checkIn: { ...bundled.checkIn, note: '{name}' } }, 'checkIn.note'],
    [{ policies: { responsible: { name: '{name}' } } }, 'policies.responsible.name'],
    [{ answers: { pets: 'Ask {name}' } }, 'answers.pets'],
    [{ reviews: [{ guests: '{name}', occasion: 'Trip', text: 'Lovely' }] }, 'reviews.0.guests'],
  ])('is refused in %j, where the site fills in no words', (changed, path) => {
    expect(propertyFaults({ ...bundled, ...changed })).toEqual([{ path, message }]);
  });

  it('is accepted where the site fills it in, and so is a single brace', () => {
    const home = { reviews: { title: 'Guests of {name}' } };
    expect(propertyFaults({ ...bundled, texts: { home } })).toEqual([]);
    expect(propertyFaults({ ...bundled, tagline: 'Quiet :-} at last' })).toEqual([]);
  });
});
