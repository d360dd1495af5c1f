/** Whom guests call when someone is in danger. */
export interface EmergencyNumbers {
  /** As people dial it: 911 */
  readonly number: string;
  /** The national line for poisoning, where one number serves the whole country. */
  readonly poison?: string;
}

const europe = 'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

const byCountry: Readonly<Record<string, EmergencyNumbers>> = {
  ...Object.fromEntries(europe.split(' ').map((country) => [country, { number: '112' }])),
  US: { number: '911', poison: '1-800-222-1222' },
  CA: { number: '911' },
  MX: { number: '911' },
  GB: { number: '999' },
  AU: { number: '000' },
  NZ: { number: '111' },
};

/** The emergency numbers of a country by its code (ISO 3166-1 alpha-2): undefined where the project doesn't know them. */
export function emergencyNumbers(country: string): EmergencyNumbers | undefined {
  return byCountry[country];
}
