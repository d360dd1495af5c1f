import * as v from 'valibot';
import { siteText } from './fill-in.ts';
import { pictureName } from './media.ts';

/** The line drawings that an amenity or a blurb can have beside it. */
export const iconNames = [
  'bath',
  'beach',
  'bed',
  'bike',
  'boat',
  'calm',
  'car',
  'chat',
  'check',
  'climate',
  'clock',
  'film',
  'fire',
  'guests',
  'heart',
  'hearth',
  'kitchen',
  'parking',
  'pets',
  'place',
  'sauna',
  'shower',
  'sparkle',
  'sun',
  'tub',
  'wifi',
] as const;

const heading = siteText(120);
const sentence = siteText(240);
const paragraph = siteText(600);
const label = siteText(60);
const icon = v.picklist(iconNames, `Icon must be one of ${iconNames.join(', ')}`);

const some = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(v.array(item), v.minLength(1, 'Add at least one'), v.maxLength(most, `Add at most ${most}`));

const blurb = v.strictObject({ icon, title: heading, text: paragraph });
const scene = v.strictObject({ picture: pictureName, title: heading, text: paragraph });
const chapter = v.strictObject({ heading: siteText(120), text: siteText(2_000) });
const step = v.strictObject({ title: heading, text: sentence });

/** What the home page says, section by section. */
export const homeSections = {
  page: v.strictObject({ title: heading, description: siteText(300) }),
  hero: v.strictObject({ place: heading, title: heading, promise: paragraph }),
  intro: v.strictObject({ title: heading, lead: paragraph, blurbs: some(blurb, 6) }),
  amenities: v.strictObject({
    title: heading,
    /** A house may show none, and then its page has the list alone. */
    scenes: v.pipe(v.array(scene), v.maxLength(10, 'Add at most 10')),
    listTitle: heading,
    list: some(v.strictObject({ icon, label }), 24),
  }),
  gallery: v.strictObject({ title: heading }),
  concierge: v.strictObject({
    title: heading,
    lead: paragraph,
    /** A house without concierge services has none, and then its page has no such section. */
    services: v.pipe(v.array(scene), v.maxLength(9, 'Add at most 9')),
    packagesTitle: heading,
    packages: paragraph,
  }),
  weekdays: v.strictObject({ title: heading, text: paragraph, link: label }),
  reviews: v.strictObject({ title: heading }),
  questions: v.strictObject({ title: heading }),
  contact: v.strictObject({ title: heading, location: label, formLead: sentence }),
};

/** What the booking page says above its steps. */
export const bookingSections = {
  header: v.strictObject({ title: heading, lead: sentence }),
};

/** What the promotional page says. The amount is `{offer}`, as `policies.money` decides it (`moneyFaults`). */
export const weekdayEscapeSections = {
  page: v.strictObject({ title: heading, description: siteText(300) }),
  hero: v.strictObject({
    banner: label,
    title: heading,
    promise: paragraph,
    button: label,
  }),
  relaxation: v.strictObject({
    title: heading,
    paragraphs: some(paragraph, 4),
    button: label,
  }),
  freedoms: some(scene, 6),
  saved: v.strictObject({ title: heading, text: sentence, button: label }),
  steps: v.strictObject({ title: heading, steps: some(step, 5), button: label }),
  reviews: v.strictObject({ title: heading }),
  urgency: v.strictObject({ tag: label, title: heading, text: sentence, button: label }),
  signup: v.strictObject({
    title: heading,
    lead: sentence,
    button: label,
    note: paragraph,
  }),
};

/** The parts of the legal pages that depend on the house. Rules of money are not among them: `policies.money` decides those. */
export const legalSections = {
  privacy: v.strictObject({
    intro: siteText(600),
    services: siteText(240),
    more: v.pipe(v.array(chapter), v.maxLength(12, 'Add at most 12')),
  }),
  terms: v.strictObject({
    intro: siteText(600),
    houseRules: some(siteText(240), 20),
    /** What the cleaning fee or the price pays for, within a sentence. */
    cleaning: label,
    liability: siteText(2_000),
    concierge: siteText(2_000),
    more: v.pipe(v.array(chapter), v.maxLength(12, 'Add at most 12')),
  }),
};

/** Texts of every page, and of error pages. */
export const frameSections = {
  footer: v.strictObject({ about: sentence, contactTitle: label }),
  notFound: v.strictObject({ text: sentence }),
  shared: v.strictObject({ pictureWords: sentence }),
  mails: v.strictObject({ parking: sentence }),
};

export const textsSchema = v.strictObject({
  home: v.strictObject(homeSections),
  booking: v.strictObject(bookingSections),
  weekdayEscape: v.strictObject(weekdayEscapeSections),
  legal: v.strictObject(legalSections),
  frame: v.strictObject(frameSections),
});

export type Texts = v.InferOutput<typeof textsSchema>;
