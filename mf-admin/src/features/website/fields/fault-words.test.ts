import { expect, test } from 'vitest';
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
  ['sleeps', 'Enter a number from 1 to 999.'],
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
