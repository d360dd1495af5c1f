import { expect, test } from 'vitest';
import { propertyFaults } from '@getaway/property';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { pathOf, withValue } from '../content/content.ts';
import { faultsInWords } from './fault-words.ts';

const said = (path: string, message = 'Missing', country = 'US') =>
  faultsInWords([{ path, message }], { address: { country } }).map((fault) => fault.message)[0];

test.each([
  ['name', 'Enter the name of the house.'],
  ['address.line', 'Enter the street and number.'],
  ['contact.email', 'Enter an email address.'],
  ['contact', 'Enter an email address.'],
  ['paymentHandles.0.handle', 'Enter your handle.'],
  ['guide.sections.0.phones.0.name', 'Enter who answers.'],
  ['guide.sections.0.wifi.password', 'Enter the WiFi password.'],
  ['guide.sections.0.picture.alt', 'Enter what the picture shows.'],
  ['texts.legal.terms.houseRules.1', 'Enter the rule.'],
  ['checkIn.time', 'Enter a time, like 4:00 PM.'],
  ['checkIn.note', 'Enter the note about check-in.'],
  ['sleeps', 'Enter a whole number from 1 to 999.'],
  ['timeZone', 'Choose the time zone.'],
  ['texts.home.amenities.list.0.icon', 'Choose the icon.'],
  ['paymentHandles', 'Add a service.'],
  ['texts.home.amenities.list', 'Add an amenity.'],
])('says what to do where %s is empty', (path, words) => {
  expect(said(path)).toBe(words);
});

test('uses the label of the editor for a field that was emptied', () => {
  expect(said('address.line', 'Address line is required')).toBe('Enter the street and number.');
  expect(said('checkIn.time', 'Enter a time as HH:MM')).toBe('Enter a time, like 4:00 PM.');
});

test.each([
  [
    'bathrooms',
    '1,5',
    'Enter a number from 1 to 999 in steps of a half, such as 1.5. Use a point, such as 1.5.',
  ],
  ['bathrooms', 'two', 'Enter a number from 1 to 999 in steps of a half, such as 1.5.'],
  ['sleeps', 2.5, 'Enter a whole number from 1 to 999.'],
  ['policies.minimumAge', 17, 'Enter a whole number from 18 to 99: guests have to be adults to book.'],
  ['policies.money.cleaningFee', '1,000', 'Enter a whole number from 0 to 2000. Leave out the comma.'],
  ['policies.money.cardFeePercent', 11, /^Enter a number from 0 to 10 with at most two decimals/],
  ['address.latitude', '33,7', /^Enter a number from -90 to 90, such as 33.775. Use a point, such as 33.7.$/],
])('says which number to enter: %s, %s', (path, value, words) => {
  const content = withValue({ ...bundled }, pathOf(path), value);
  const faults = propertyFaults(content).filter((fault) => fault.path === path);
  expect(faultsInWords(faults, content).map(({ message }) => message)).toEqual([
    typeof words === 'string' ? words : expect.stringMatching(words),
  ]);
});

test('calls a field as the country of the house does', () => {
  expect(said('address.postalCode')).toBe('Enter the ZIP code.');
  const tooLong = 'Postal code can have up to 20 characters';
  expect(said('address.postalCode', tooLong)).toBe('ZIP code can have up to 20 characters');
  expect(said('address.postalCode', tooLong, 'PT')).toBe(tooLong);
});

test('keeps messages that say more, and those about places that no field edits', () => {
  const more = 'Missing: give latitude and longitude, or leave both out';
  expect(said('address.latitude', more)).toBe(more);
  expect(said('name', 'Name can have up to 80 characters')).toBe('Name can have up to 80 characters');
  expect(said('surprise')).toBe('Missing');
});

test('says that a notice can be given in hours or in days', () => {
  const path = 'policies.money.refundNoticeHours';
  const [fault] = faultsInWords([{ path, message: 'must be a whole number from 24 to 720' }], {});
  expect(fault?.message).toBe('Enter hours from 24 to 720, or days such as 14 days.');
});
