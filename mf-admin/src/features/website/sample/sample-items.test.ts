import bundled from '@getaway/property/property.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { namePart } from '../fields/facts.ts';
import { keptNames, sampleItems } from './sample-items.ts';

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
  expect(named('photos')[0]).toMatch(/^Pictures of the site: Home page › Top, Amenities › Hot tub for two,/);
});

test('lists them in the order of the form', () => {
  expect(named('name').map((group) => group.split(':')[0])).toEqual(
    namePart.groups
      .map(({ title }) => title)
      .filter((title) => named('name').some((group) => group.startsWith(`${title}:`))),
  );
  expect(named('name').find((group) => group.startsWith('Address:'))).toMatch(/Street and number, Town, /);
});

test('lists an entry until all its sample fields are changed, and nothing for the sample itself', () => {
  const [venmo] = bundled.paymentHandles;
  const paymentHandles = [{ ...venmo, handle: '@Cedar' }, ...bundled.paymentHandles.slice(1)];
  expect(named('contact', { ...house, paymentHandles }).at(-1)).toBe('Payment services: Cash App');
  expect(named('contact', bundled)).toEqual([]);
  expect(named('privacy')).toEqual([]);
});

test('has what another house may keep, and none of its street, contact details, or guests', () => {
  const keptIn = (section: string) =>
    sampleItems({ content: { ...house }, sample: bundled }, section).flatMap(({ items }) =>
      items.flatMap(({ kept }) => kept),
    );
  expect(keptIn('answers')).toContain(bundled.answers.pets);
  expect(keptIn('home')).toContain('Hot tub for two');
  expect(keptIn('name').toSorted()).toEqual(
    [
      ...['Decatur', '30030', 'GA', 'Georgia', '20', bundled.timeZone],
      ...[bundled.checkIn.note, '16:00', '11:00', 'Private parking is at the door'],
      ...['policies.dayGuests true', 'sleeps 2', 'bedrooms 1', 'beds 2', 'bathrooms 2'],
      'entry.way own-code',
    ].toSorted(),
  );
  const [dayGuests] = sampleItems({ content: { ...house }, sample: bundled }, 'name').flatMap(({ items }) =>
    items.filter(({ path }) => path.at(-1) === 'dayGuests'),
  );
  expect(dayGuests).toMatchObject({ name: 'Day guests in a booking', said: ['allowed'] });
  expect(keptIn('photos')).toContain('media.photos.lost-path');
  for (const section of ['contact', 'reviews']) expect(keptIn(section)).toEqual([]);
});

test('keeps a section of the guide by its topic, says all of it, and removes one without lines of the host’s own', () => {
  const first = bundled.guide.sections[1];
  const sections = [
    { ...first, text: ['Our own line.', ...(first?.text ?? [])] },
    ...bundled.guide.sections.slice(2),
  ];
  const content = { ...house, guide: { sections } };
  const [changed, wifi, other] = sampleItems({ content, sample: bundled }, 'guide')[0]?.items ?? [];
  expect(changed).toMatchObject({ name: 'Parking', kept: ['guide.sections.parking'] });
  expect(changed).not.toHaveProperty('removable');
  expect(changed?.said).toEqual(expect.arrayContaining(first?.list ?? []));
  const { network, password } = bundled.guide.sections[2]?.wifi ?? {};
  expect(wifi?.said).toContain(`${network}, ${password}`);
  expect(wifi?.kept, 'no other house has its WiFi').toEqual([]);
  expect(other?.removable).toEqual(['guide', 'sections', 2]);
});

test('keeps nothing of the guide that sends guests elsewhere in need', () => {
  const [group] = sampleItems({ content: { ...house }, sample: bundled }, 'guide');
  const canKeep = group?.items.filter(({ kept }) => kept.length > 0).map(({ name }) => name);
  expect(canKeep).toContain('Parking');
  for (const own of ['WiFi', 'Nearby', 'In an emergency']) expect(canKeep).not.toContain(own);
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

test('names what the house keeps of the sample, by its section', () => {
  expect(keptNames({ content: { ...house }, sample: bundled })).toEqual([]);
  const content = { ...house, keptFromSample: ['Fireplace', 'media.photos.bedroom', 'sleeps 2'] };
  expect(keptNames({ content, sample: bundled })).toEqual([
    ...['Name & Place: Sleeps', 'Home Page: Fireplace'],
    expect.stringMatching(/^Photos: Home page|^Photos: Amenities|^Photos: Weekday page/),
  ]);
});
