import { offerInWords } from '@getaway/kernel/money-rules';
import * as v from 'valibot';
import bundled from '../../property.json' with { type: 'json' };
import texts from '../../texts.json' with { type: 'json' };
import { houseTooLarge, largestHouseBytes } from '@getaway/contracts/http/house-editing';
import { emailAddress, lineOfText, timeOfDay } from '@getaway/contracts/http/fields';
import { addressFaults } from './address-faults.ts';
import { answersSchema } from './answers.ts';
import { coloursSchema } from './colours.ts';
import { entryFaults } from './entry-faults.ts';
import { entrySchema } from './entry-schema.ts';
import type { WithEntry } from './entry.ts';
import { factFaults } from './fact-faults.ts';
import { schemaFaults } from './fault-words.ts';
import { filledIn } from './fill-in.ts';
import { guideSchema, type Guide } from './guide.ts';
import { withCountryCode } from './house-phone.ts';
import type { FieldError } from '@getaway/contracts/problems';
import { answerFaults } from './guide-words.ts';
import { placeFaults, timeFaults } from './joint-faults.ts';
import { httpsAddress, isAddress, mediaFiles, mediaSchema } from './media.ts';
import { minutesFaults, withPlaceFor } from './missing-minutes.ts';
import { moneyFaults } from './money-words.ts';
import { ownTextsSchema, withCommonTexts } from './own-texts.ts';
import { phoneFaults } from './phone-faults.ts';
import { pictureFaults } from './picture-faults.ts';
import { count, defaultPolicies, policiesSchema } from './policies.ts';
import { textsSchema, type Texts } from './texts.ts';

const zoneRule = 'Must be an IANA time zone such as America/New_York';
const timeZone = v.pipe(
  v.string(zoneRule),
  v.check((name) => {
    // The library also takes offsets, which know no summer time.
    if (/^[+-]/.test(name)) return false;
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, zoneRule),
);

const countryRule = 'Write the country as two capital letters, such as US';

function degrees(label: string, most: number, example: number) {
  const rule = `${label} must be a number of degrees from -${most} to ${most}, such as ${example}`;
  return v.pipe(v.number(rule), v.minValue(-most, rule), v.maxValue(most, rule));
}

const bathroomsRule = 'Must be a number from 1 to 999 in steps of a half, such as 1.5';
/** A half one has no shower and no tub. */
const bathrooms = v.pipe(
  v.number(bathroomsRule),
  v.minValue(1, bathroomsRule),
  v.maxValue(999, bathroomsRule),
  v.multipleOf(0.5, bathroomsRule),
);

/** At first two are shown, then all, then two again (spec page 1, section 2). */
const review = v.strictObject({
  guests: lineOfText('Guests', 80),
  occasion: lineOfText('Occasion', 60),
  text: lineOfText('Review', 800),
});

const reviews = v.optional(v.pipe(v.array(review), v.maxLength(60, 'Add at most 60 reviews')), []);

export type Review = v.InferOutput<typeof review>;

/** The facts of the house that are not ours to decide (architecture page, 'The property's facts'). */
const facts = {
  name: lineOfText('Name', 80),
  tagline: lineOfText('Tagline', 160),
  timeZone,
  address: v.strictObject({
    line: lineOfText('Address line'),
    town: lineOfText('Town'),
    state: v.optional(lineOfText('State', 40)),
    /** The state or the country as one says it: Georgia. */
    region: v.optional(lineOfText('Region', 60)),
    postalCode: lineOfText('Postal code', 20),
    country: v.pipe(v.string(countryRule), v.regex(/^[A-Z]{2}$/, countryRule)),
    /** Where maps and search engines show the house. */
    latitude: v.optional(degrees('Latitude', 90, 33.775)),
    longitude: v.optional(degrees('Longitude', 180, -84.296)),
  }),
  contact: v.strictObject({
    email: emailAddress,
    phone: lineOfText('Phone', 50),
    social: v.optional(v.strictObject({ label: lineOfText('Label', 40), url: httpsAddress })),
  }),
  /** Who issues invoices, as the law asks for it on paper; the house itself at its own address by default. */
  business: v.optional(
    v.strictObject({
      name: lineOfText('Business name', 120),
      address: v.optional(lineOfText('Business address')),
      taxId: v.optional(lineOfText('Tax ID', 60)),
    }),
  ),
  /** None where guests pay by card alone. */
  paymentHandles: v.optional(
    v.pipe(
      v.array(v.strictObject({ service: lineOfText('Service', 40), handle: lineOfText('Handle', 80) })),
      v.maxLength(4, 'Add at most four payment services'),
    ),
    [],
  ),
  checkIn: v.strictObject({ time: timeOfDay, note: lineOfText('Note') }),
  checkOut: v.strictObject({ time: timeOfDay }),
  /** By car, to a town or city that guests know. Without one, texts leave out the part that names it. */
  minutesFromCity: v.optional(count),
  sleeps: count,
  bedrooms: count,
  beds: count,
  bathrooms,
  policies: v.optional(policiesSchema, defaultPolicies),
  /** What is left out, the assistant says it does not know. */
  answers: v.optional(answersSchema, {}),
  media: v.optional(mediaSchema),
  colours: v.optional(coloursSchema),
  /** Only words of the host's own guests: none are shown if there are none. */
  reviews,
  /** Of guests with children, on the promotional page. */
  parentReviews: reviews,
};

/** A property file without the rules that need several fields: `propertyFaults` has all of them. */
export const propertyFileSchema = v.strictObject({
  ...facts,
  texts: v.optional(ownTextsSchema),
  guide: v.optional(guideSchema),
  /** If missing, each booking has an entry code of its own. */
  entry: v.optional(entrySchema),
  /** Texts of the sample that the host says are true for their house too, so that nothing asks them to change these. */
  keptFromSample: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000))), v.maxLength(400))),
});

/**
 * A house with all its texts, ready to be shown. The guide and the entry instructions are not part of it, because pages,
 * emails, and the chat are made of a `Property`, and only booked guests may read them.
 */
export type Property = Omit<
  v.InferOutput<typeof propertyFileSchema>,
  'texts' | 'guide' | 'entry' | 'keptFromSample'
> &
  WithEntry & {
    readonly texts: Texts;
  };

/** The fields of a `Property`, also those that a house may leave out. */
export const propertyKeys: readonly (keyof Property)[] = [
  ...(Object.keys(facts) as (keyof typeof facts)[]),
  'entry',
  'texts',
];

/** What a property file has for booked guests alone. */
interface ForGuests {
  readonly guide?: Guide;
  /** Undefined where each booking has a code of its own, and where a host wrote none. */
  readonly entryInstructions?: string;
}

type Outcome = ({ ok: true; property: Property } & ForGuests) | { ok: false; faults: string[] };

/** What the pages say where a host says nothing else. */
const commonTexts = v.parse(textsSchema, texts);

/** The house of the property file that comes with the project. */
export const bundledProperty: Property = usable(parseProperty(bundled));

/**
 * Parses a property file; `faults` names every wrong field as `path: rule`. Texts that it leaves out are the common
 * ones (texts.json); facts, answers and reviews never are another house's.
 */
export function parseProperty(content: unknown): Outcome {
  return parsed(content, propertyFaults(content));
}

/**
 * Parses a house that was published, maybe by an earlier release: it is shown although today's rules for what a host
 * writes would refuse it. Its next version has to follow them.
 */
export function parsePublished(content: unknown): Outcome {
  return parsed(content, showingFaults(content));
}

/** The wrong fields of a property file; the path of the file as a whole is empty. */
export function propertyFaults(content: unknown): FieldError[] {
  return [
    ...showingFaults(content),
    ...moneyFaults(content),
    ...addressFaults(content),
    ...factFaults(content),
    ...placeFaults(content),
    ...timeFaults(content),
    ...phoneFaults(content),
    ...minutesFaults(content),
    ...entryFaults(content),
  ];
}

/** The faults with which no page can be made of a house. */
export function showingFaults(content: unknown): FieldError[] {
  return [
    ...(bytesOf(content) > largestHouseBytes ? [{ path: '', message: houseTooLarge }] : []),
    ...schemaFaults(propertyFileSchema, content),
    ...pictureFaults(content),
    ...answerFaults(content),
  ];
}

/** Whether it is the house that comes with the project, in any file. A host gives another name first. */
export function isInventedHouse({ name }: Pick<Property, 'name'>): boolean {
  return name === 'Lantern Hollow';
}

/** The addresses of pages that the house does not have. */
export function hiddenPages({ policies }: Pick<Property, 'policies'>): string[] {
  return policies.weekdayPage ? [] : ['/childcare'];
}

/** The origins that the host's own photos and film come from. */
export function mediaOrigins({ media }: Property): string[] {
  const addresses = mediaFiles(media).flatMap(({ file }) => (isAddress(file) ? [new URL(file).origin] : []));
  return [...new Set(addresses)];
}

/** One line to write on an envelope. */
export function addressLine({ address }: Pick<Property, 'address'>): string {
  const { line, town, state, postalCode } = address;
  return state === undefined ? `${line}, ${postalCode} ${town}` : `${line}, ${town}, ${state} ${postalCode}`;
}

function parsed(content: unknown, faults: readonly FieldError[]): Outcome {
  const file = v.safeParse(propertyFileSchema, content);
  if (!file.success || faults.length > 0)
    return { ok: false, faults: faults.map(({ path, message }) => `${path || '(file)'}: ${message}`) };
  const { guide, entry, texts: own, keptFromSample: _, ...house } = file.output;
  const property = ready({
    ...house,
    ...(entry && { entry: { way: entry.way } }),
    texts: v.parse(textsSchema, withCommonTexts(own, commonTexts)),
  });
  return { ok: true, property, ...(guide && { guide }), ...(entry && instructionsOf(entry)) };
}

/** Nobody reads what is left over from another way. */
function instructionsOf({
  way,
  instructions,
}: v.InferOutput<typeof entrySchema>): Pick<ForGuests, 'entryInstructions'> {
  return way === 'own-code' || instructions === undefined ? {} : { entryInstructions: instructions };
}

function ready(property: Property): Property {
  const { name, tagline, address, contact, minutesFromCity, policies } = property;
  const words = {
    name,
    tagline,
    town: address.town,
    region: address.region ?? address.state ?? address.country,
    minutes: minutesFromCity === undefined ? undefined : String(minutesFromCity),
    offer: offerInWords(policies.money.newsletterOffer),
  };
  const texts = minutesFromCity === undefined ? withPlaceFor(property.texts) : property.texts;
  const phone = withCountryCode(contact.phone, address.country);
  return { ...property, contact: { ...contact, phone }, texts: filledIn(texts, words) };
}

function usable(outcome: Outcome): Property {
  if (outcome.ok) return outcome.property;
  throw new Error(`property.json cannot be used:\n${outcome.faults.join('\n')}`);
}

function bytesOf(content: unknown): number {
  return new TextEncoder().encode(JSON.stringify(content)).length;
}
