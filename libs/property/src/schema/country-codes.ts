const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that `Intl` can name but that are no countries: groups of countries, islands outside ISO 3166-1, placeholders. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** Whether a country or territory that exists today has this code (ISO 3166-1 alpha-2, and Kosovo's). */
export function isCountryCode(code: string): boolean {
  return (
    /^[A-Z]{2}$/.test(code) &&
    !noCountries.has(code) &&
    names.of(code) !== undefined &&
    // The code of a former country, such as DD, resolves to the country of today.
    new Intl.Locale(`und-${code}`).region === code
  );
}
