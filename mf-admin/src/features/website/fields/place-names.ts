import { isCountryCode } from '@getaway/property/country-codes';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The codes of all countries and territories that exist today (ISO 3166-1, and Kosovo). */
export const countryCodes: readonly string[] = letterPairs().filter(isCountryCode);

function letterPairs(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** The name of a country. Returns an unknown code as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

const otherNames: Readonly<Record<string, string>> = {
  US: 'USA, United States of America',
  GB: 'Great Britain, England, Scotland, Wales, Northern Ireland',
  NL: 'Holland',
  AE: 'UAE, Emirates',
};

/** Other names of a country that people search for. */
export function countryWords(code: string): string {
  return otherNames[code] ?? '';
}

/** A time zone as its city, code, and UTC offset at a moment. Returns an unknown zone as it is. */
export function zoneName(zone: string, at: Date): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const offset = zonePart(zone, 'shortOffset', at);
  return offset === undefined ? zone : `${city} (${zone}), ${offset.replace('-', '−')}`;
}

/** A time zone by its common name first: 'Pacific Time (Los Angeles), GMT−8'. */
export function commonZoneName(zone: string, at: Date): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const offset = zonePart(zone, 'shortOffset', at)?.replace('-', '−') ?? '';
  return `${zoneWords(zone, at)} (${city}), ${offset}`;
}

/** The common name of a time zone that people search for, such as Eastern Time. */
export function zoneWords(zone: string, at: Date): string {
  return zonePart(zone, 'longGeneric', at) ?? '';
}

function zonePart(zone: string, timeZoneName: 'shortOffset' | 'longGeneric', at: Date): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return undefined;
  }
}
