const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Groups of countries, islands without a code of ISO 3166, and what stands for no place. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** The codes of all countries and territories (ISO 3166-1, and Kosovo), without those of former ones. */
export const countryCodes: readonly string[] = letterPairs().filter(
  (code) =>
    !noCountries.has(code) &&
    names.of(code) !== undefined &&
    // A former country, such as DD, is called as the one of today.
    new Intl.Locale(`und-${code}`).region === code,
);

function letterPairs(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** What a country is called; what is no code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

const otherNames: Readonly<Record<string, string>> = {
  US: 'USA, United States of America',
  GB: 'Great Britain, England, Scotland, Wales, Northern Ireland',
  NL: 'Holland',
  AE: 'UAE, Emirates',
};

/** What else people call a country, for a search. */
export function countryWords(code: string): string {
  return otherNames[code] ?? '';
}

/** A time zone by its city, with its code and its hours from Greenwich at a moment. What is no zone stays as it is. */
export function zoneName(zone: string, at: Date): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const offset = zonePart(zone, 'shortOffset', at);
  return offset === undefined ? zone : `${city} (${zone}), ${offset.replace('-', '−')}`;
}

/** What people call a time zone, such as Eastern Time, for a search. */
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
