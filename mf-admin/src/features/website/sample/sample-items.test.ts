import bundled from '@getaway/property/property.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { sampleItems } from './sample-items.ts';

const house = { ...bundled, name: 'Cedar Cabin' };
const named = (section: string, content: object = house) =>
  sampleItems({ content: { ...content }, sample: bundled }, section).map(
    ({ where, items }) => `${where}: ${items.map(({ name }) => name).join(', ')}`,
  );

test('lists each field and entry that is still the sample’s, grouped as in the editor', () => {
  expect(named('contact')).toEqual([
    'How guests reach you: Email, Phone',
    'Social link: Address of your page',
    'Payment services: Venmo, Cash App',
  ]);
  expect(named('reviews')[1]).toBe('Reviews from parents: Dana and Chris, Renee and Marcus');
  expect(named('home')).toContain(
    'All amenities: Private hot tub for 2, Outdoor fire pit, Movie room, Fireplace, Private parking, High-speed WiFi, Climate control, Housekeeping',
  );
  expect(named('guide')[0]).toMatch(/^Sections of the guide: Getting in, Parking, WiFi,/);
  expect(named('photos')[0]).toMatch(/^Pictures of the site: House, Fireplace, Bedroom,/);
});

test('lists an entry until all its sample fields are changed, and nothing for the sample itself', () => {
  const [venmo] = bundled.paymentHandles;
  const paymentHandles = [{ ...venmo, handle: '@Cedar' }, ...bundled.paymentHandles.slice(1)];
  expect(named('contact', { ...house, paymentHandles }).at(-1)).toBe('Payment services: Cash App');
  expect(named('contact', bundled)).toEqual([]);
  expect(named('privacy')).toEqual([]);
});

test('has the texts that another house may keep, and none of its address, guests, or guide', () => {
  const textsOf = (section: string) =>
    sampleItems({ content: { ...house }, sample: bundled }, section).flatMap(({ items }) =>
      items.flatMap(({ texts }) => texts),
    );
  expect(textsOf('answers')).toContain(bundled.answers.pets);
  expect(textsOf('home')).toContain('Hot tub for two');
  for (const section of ['name', 'contact', 'reviews', 'photos', 'guide'])
    expect(textsOf(section)).toEqual([]);
});

test('calls the lines of the address as the form does', () => {
  expect(named('name').join('; ')).toContain('Town, ZIP code');
  const address = { ...bundled.address, country: 'GB' };
  expect(named('name', { ...house, address }).join('; ')).toContain('Town or city, Postcode');
});

test('has the path of the field or the entry', () => {
  const [reached, , paid] = sampleItems({ content: { ...house }, sample: bundled }, 'contact');
  expect(reached?.items[0]?.path).toEqual(['contact', 'email']);
  expect(paid?.items[1]?.path).toEqual(['paymentHandles', 1, 'handle']);
});
