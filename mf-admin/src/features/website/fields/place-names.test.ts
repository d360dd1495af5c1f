import { expect, test } from 'vitest';
import {
  commonZoneName,
  countryCodes,
  countryName,
  countryWords,
  zoneName,
  zoneWords,
} from './place-names.ts';

test('lists each country of today once', () => {
  expect(countryName('GB')).toBe('United Kingdom');
  expect(countryName('US')).toBe('United States');
  const names = countryCodes.map(countryName);
  expect(new Set(names).size).toBe(names.length);
  expect(countryCodes).toEqual(expect.arrayContaining(['AD', 'CW', 'DE', 'GB', 'PT', 'XK', 'ZW']));
  for (const none of ['UK', 'DD', 'EU', 'UN', 'ZZ', 'XA', 'AN']) expect(countryCodes).not.toContain(none);
  expect(countryCodes.length).toBeGreaterThan(240);
});

test('returns an unknown code as it is', () => {
  expect(countryName('U')).toBe('U');
  expect(countryName('??')).toBe('??');
  expect(zoneName('Mars/Base', new Date())).toBe('Mars/Base');
});

test('names a time zone by its city, with its code and its offset on a given day', () => {
  expect(zoneName('America/Chicago', new Date('2026-01-15T12:00:00Z'))).toBe(
    'Chicago (America/Chicago), GMT−6',
  );
  expect(zoneName('America/Chicago', new Date('2026-07-15T12:00:00Z'))).toBe(
    'Chicago (America/Chicago), GMT−5',
  );
  expect(zoneName('America/Argentina/Buenos_Aires', new Date())).toMatch(/^Buenos Aires \(America/);
  expect(zoneName('Europe/Lisbon', new Date('2026-01-15T12:00:00Z'))).toMatch(
    /^Lisbon \(Europe\/Lisbon\), GMT(?:\+0)?$/,
  );
});

test('knows other common names of countries and time zones', () => {
  const now = new Date('2026-01-15T12:00:00Z');
  expect(countryWords('US')).toContain('USA');
  expect(zoneWords('America/New_York', now)).toBe('Eastern Time');
  expect(zoneWords('America/Denver', now)).toBe('Mountain Time');
  expect(zoneWords('America/Los_Angeles', now)).toBe('Pacific Time');
  expect(zoneWords('Mars/Base', now)).toBe('');
  expect(commonZoneName('America/Los_Angeles', now)).toBe('Pacific Time (Los Angeles), GMT−8');
});
