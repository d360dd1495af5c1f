import bundled from '@getaway/property/property.json' with { type: 'json' };
import { parseProperty, propertyFaults } from '@getaway/property';
import { fromSample } from '@getaway/property/from-sample';
import { expect, test } from 'vitest';
import { valueAt, withValue } from '../content/content.ts';
import { canClear, withoutSample } from './without-sample.ts';

const own = { ...bundled, name: 'Cedar Cabin', sleeps: 4 };
const cleared = (content: object) => withoutSample({ ...content }, bundled);

test('leaves a house without faults that has only its facts and pictures of the sample', () => {
  const house = cleared(own);
  expect(propertyFaults(house)).toEqual([]);
  expect(fromSample(house)).toEqual(['name', 'contact', 'photos']);
  for (const gone of ['reviews', 'parentReviews', 'paymentHandles'])
    expect(valueAt(house, [gone]) ?? []).toEqual([]);
  expect(valueAt(house, ['contact', 'social'])).toBeUndefined();
  expect(valueAt(house, ['policies', 'weekdayPage'])).toBe(false);
  expect(valueAt(house, ['texts', 'home', 'concierge', 'services'])).toEqual([]);
  expect(valueAt(house, ['texts', 'legal', 'terms', 'houseRules'])).toContain('No smoking inside.');
  expect(valueAt(house, ['texts', 'legal', 'terms', 'cleaning'])).toBe('cleaning');
  expect(valueAt(house, ['texts', 'home', 'amenities', 'title'])).toBe('A place you won’t want to leave');
  expect(valueAt(house, ['texts', 'home', 'amenities', 'listTitle'])).toBe('What you’ll have');
  expect(valueAt(house, ['guide', 'sections'])).toEqual([
    expect.objectContaining({ topic: 'check-in' }),
    expect.objectContaining({ topic: 'house-rules' }),
    expect.objectContaining({ topic: 'emergency' }),
    expect.objectContaining({ topic: 'check-out' }),
  ]);
  expect(JSON.stringify(house)).not.toMatch(/hot tub|fire pit|movie|chef|massage|keypad|nobody/i);
});

test('says nothing of the sample’s services once the host offers one of their own', () => {
  const house = cleared(own);
  const services = [{ picture: 'dining', title: 'Breakfast basket', text: 'Bread and jam.' }];
  const offering = withValue(house, ['texts', 'home', 'concierge', 'services'], services);
  const outcome = parseProperty(offering);
  if (!outcome.ok) throw new Error(outcome.faults.join());
  const { home, legal } = outcome.property.texts;
  expect(JSON.stringify([home.concierge, legal.terms])).not.toMatch(
    /concierge services|professionals|\$150/i,
  );
  expect(fromSample(offering)).toEqual(['name', 'contact', 'photos']);
  expect(home.concierge.lead).toBe('Choose what you like when you book, and we’ll take care of the rest.');
  expect(legal.terms.concierge).toMatch(/^Services may need a day’s notice\./);
});

test('has neutral texts on the weekday page, too, once that is turned on again', () => {
  const house = cleared(own);
  const again = { ...house, policies: { ...(house['policies'] as object), weekdayPage: true } };
  expect(propertyFaults(again)).toEqual([]);
  expect(fromSample(again)).toEqual(['name', 'contact', 'photos']);
  expect(canClear(again, bundled)).toBe(false);
});

test('keeps what the host wrote, kept, or turned off', () => {
  const review = { guests: 'Ana', occasion: 'Weekend', text: 'Lovely.' };
  const house = cleared({
    ...own,
    reviews: [...bundled.reviews, review],
    answers: { ...bundled.answers, pets: 'Dogs are welcome.' },
    keptFromSample: [bundled.answers.smoking],
    texts: { ...bundled.texts, home: { hero: { promise: 'The lake is ours.' } } },
    contact: { ...bundled.contact, social: { label: 'Mastodon', url: 'https://example.com/@us' } },
  });
  expect(valueAt(house, ['reviews'])).toEqual([review]);
  expect(valueAt(house, ['answers'])).toEqual({
    pets: 'Dogs are welcome.',
    smoking: bundled.answers.smoking,
    gatherings: bundled.answers.gatherings,
  });
  expect(valueAt(house, ['texts', 'home', 'hero', 'promise'])).toBe('The lake is ours.');
  expect(valueAt(house, ['contact', 'social', 'label'])).toBe('Mastodon');
  expect(valueAt(house, ['texts', 'home', 'contact', 'location'])).toBe('{minutes} minutes from town');
  expect(propertyFaults(house)).toEqual([]);
});

test('keeps the amenities that the host kept, and those that most houses have', () => {
  const labels = (house: object): unknown[] =>
    (valueAt({ ...house }, ['texts', 'home', 'amenities', 'list']) as { label: string }[]).map(
      ({ label }) => label,
    );
  const [gone, stays] = ['Movie room', 'Fireplace'];
  const house = cleared({ ...own, keptFromSample: [stays] });
  expect(labels(house)).toContain(stays);
  expect(labels(house)).not.toContain(gone);
  expect(labels(cleared(house))).toEqual(labels(house));
});

test('changes nothing the second time, nor the sample itself', () => {
  const once = cleared(own);
  expect(cleared(once)).toEqual(once);
  expect([own, once, bundled].map((house) => canClear({ ...house }, bundled))).toEqual([true, false, false]);
  expect(withoutSample(bundled, bundled)).toBe(bundled);
});

test.each([
  ['US', 'call 911 first', ['Emergency: 911', 'Poison Help: 1-800-222-1222', 'Your hosts: {phone}']],
  ['CA', 'call 911 first', ['Emergency: 911', 'Your hosts: {phone}']],
  ['PT', 'call 112 first', ['Emergency: 112', 'Your hosts: {phone}']],
  ['JP', 'call the local emergency number first', ['Your hosts: {phone}']],
])('says in the guide whom to call in an emergency: %s', (country, says, phones) => {
  const house = cleared({ ...own, address: { ...own.address, country } });
  const section = valueAt(house, ['guide', 'sections', 2]) as {
    text: string[];
    phones: { name: string; number: string }[];
  };
  expect(section.text.join()).toContain(`${says}, and give this address: {address}.`);
  expect(section.phones.map(({ name, number }) => `${name}: ${number}`)).toEqual(phones);
  expect(propertyFaults({ ...house, address: bundled.address })).toEqual([]);
});
