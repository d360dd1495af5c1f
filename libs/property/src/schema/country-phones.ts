/** How the phone numbers of some countries are written inside of them. */
interface NumberPlan {
  /** Dialed before the number inside of the country, and left out by callers from abroad. */
  readonly prefix: string;
  /** The fewest and most digits without the prefix; undefined where a number is only known with its country code. */
  readonly digits?: readonly [number, number];
  /** Country codes (ISO 3166-1 alpha-2), each with its calling code. */
  readonly countries: string;
}

const northAmerica =
  'US1 AG1 AI1 AS1 BB1 BM1 BS1 CA1 DM1 DO1 GD1 GU1 JM1 KN1 KY1 LC1 MP1 MS1 PR1 SX1 TC1 TT1 UM1 VC1 VG1 VI1';

/**
 * From the national numbering plans at the ITU (E.164). A plan with areas that neighbors leave out is only here with its
 * prefix, because without it nobody knows whether the area is missing.
 */
const plans: readonly NumberPlan[] = [
  { prefix: '', digits: [10, 10], countries: northAmerica },
  { prefix: '1', digits: [10, 10], countries: northAmerica },
  { prefix: '', digits: [6, 6], countries: 'AD376 FO298 GL299 NC687 WF681' },
  {
    prefix: '',
    digits: [7, 7],
    countries: 'AW297 BQ599 BN673 CV238 FJ679 FM691 GY592 IS354 KM269 LI423 MH692 MV960 PW680 SC248 ST239',
  },
  {
    prefix: '',
    digits: [8, 8],
    countries:
      'BF226 BH973 BI257 CF236 CR506 CY357 DJ253 DK45 GI350 GT502 HK852 HN504 HT509 KW965 LS266 LV371 MC377 ML223 MO853 MR222 MT356 ' +
      'NE227 NI505 NO47 OM968 PF689 QA974 SG65 SJ47 SV503 SZ268 TD235 TG228 TN216',
  },
  {
    prefix: '',
    digits: [9, 9],
    countries: 'AO244 CL56 CM237 CZ420 ES34 GN224 GQ240 PL48 PT351 SN221 TJ992 UZ998',
  },
  { prefix: '', digits: [10, 10], countries: 'CI225 CO57 GR30 IN91 KZ7 MX52 RU7' },
  { prefix: '', digits: [6, 11], countries: 'EE372 IT39 LU352 MU230 PA507 SM378 VA39' },
  {
    prefix: '0',
    digits: [7, 11],
    countries:
      'AE971 AF93 AL355 AM374 AT43 AU61 AX358 AZ994 BA387 BD880 BE32 BG359 BL590 BO591 BR55 CC61 CD243 CH41 CN86 CU53 CX61 DE49 DZ213 ' +
      'EC593 EG20 EH212 ER291 ET251 FI358 FR33 GB44 GE995 GF594 GG44 GH233 GP590 HR385 ID62 IE353 IL972 IM44 IN91 IQ964 IR98 JE44 ' +
      'JO962 JP81 KE254 KG996 KH855 KP850 KR82 LA856 LB961 LK94 LR231 LT370 LY218 MA212 MD373 ME382 MF590 MG261 MK389 MM95 MQ596 ' +
      'MW265 MY60 NA264 NG234 NL31 NP977 NZ64 PE51 PH63 PK92 PS970 PY595 RE262 RO40 RS381 SA966 SD249 SE46 SI386 SK421 SO252 SS211 ' +
      'SY963 TH66 TR90 TW886 TZ255 UA380 UG256 UY598 VE58 VN84 XK383 YE967 YT262 ZA27 ZM260 ZW263',
  },
  { prefix: '06', digits: [8, 9], countries: 'HU36' },
  { prefix: '8', digits: [10, 10], countries: 'KZ7 RU7' },
  {
    prefix: '',
    countries:
      'AQ672 AR54 BJ229 BT975 BV47 BW267 BY375 BZ501 CG242 CK682 CW599 FK500 GA241 GM220 GS500 GW245 HM672 IO246 KI686 MN976 MZ258 ' +
      'NF672 NR674 NU683 PG675 PM508 PN64 RW250 SB677 SH290 SL232 SR597 TF262 TK690 TL670 TM993 TO676 TV688 VU678 WS685',
  },
];

interface CountryPlan {
  readonly callingCode: string;
  readonly prefix: string;
  readonly digits?: readonly [number, number];
}

/** The ways of a country, by its code (ISO 3166-1 alpha-2), to write its numbers; none where there is no such country. */
export function plansOf(country: string): CountryPlan[] {
  return plans.flatMap(({ countries, ...plan }) =>
    countries
      .split(' ')
      .filter((each) => each.startsWith(country))
      .map((each) => ({ ...plan, callingCode: each.slice(country.length) })),
  );
}
