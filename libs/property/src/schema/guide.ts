import { lineOfText } from '@getaway/contracts/http/fields';
import * as v from 'valibot';
import { textWith } from './fill-in.ts';
import { guideWordNames } from './guide-words.ts';
import { uploadNameOf } from './uploads.ts';

const words = (maxLength: number) => textWith(guideWordNames, maxLength);

/** A line of a list that is replaced by the house rules of the terms. */
export const houseRulesLine = '{houseRules}';

const paragraph = words(600);
const step = words(300);
const line = v.lazy((text) =>
  text === houseRulesLine ? v.literal(houseRulesLine) : textWithoutHouseRules(words(300)),
);
const note = v.optional(words(200));

const some = <T extends v.GenericSchema>(item: T, most: number) =>
  v.optional(v.pipe(v.array(item), v.maxLength(most, `Add at most ${most}`)), []);

const passwordRule = 'A WiFi password has 8 to 63 letters, digits, and signs';

/** As WPA2 and WPA3 have it, so that a phone accepts what a guest types. */
const wifi = v.strictObject({
  network: lineOfText('Network', 32),
  password: v.pipe(v.string(passwordRule), v.regex(/^[!-~][ -~]{6,61}[!-~]$/, passwordRule)),
});

const picture = v.strictObject({
  file: v.pipe(
    lineOfText('File', 200),
    v.check(
      (file) =>
        /^guide\/[\w-]+\.(?:svg|png|webp|avif|jpe?g)$/i.test(file) || uploadNameOf(file) !== undefined,
      'Must be an uploaded picture, or an .svg, .webp, .avif, .png, or .jpg file in the folder guide next to the property file, such as guide/parking.svg',
    ),
  ),
  alt: lineOfText('The description of the picture', 300),
  caption: v.optional(words(160)),
});

const section = v.pipe(
  v.strictObject({
    topic: v.pipe(
      lineOfText('Topic', 40),
      v.regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'Use only lowercase letters, digits and hyphens in a topic, such as hot-tub',
      ),
    ),
    title: words(80),
    text: some(paragraph, 6),
    wifi: v.optional(wifi),
    steps: some(step, 12),
    list: some(line, 20),
    phones: some(v.strictObject({ name: lineOfText('Name', 60), number: words(50), note: note }), 8),
    places: some(
      v.strictObject({ name: lineOfText('Name', 80), distance: lineOfText('Distance', 60), note: note }),
      20,
    ),
    picture: v.optional(picture),
  }),
  v.check(
    ({ text, wifi: network, steps, list, phones, places, picture: shown }) =>
      [...text, ...steps, ...list, ...phones, ...places].length > 0 || Boolean(network ?? shown),
    'Add something to read: text, steps, a list, phones, places, wifi, or a picture',
  ),
);

/** The most pictures of a guide: a phone loads all of them at once. */
const mostPictures = 8;

/** What booked guests read about the house, as the property file has it: section by section, in the host's order. */
export const guideSchema = v.strictObject({
  sections: v.pipe(
    v.array(section),
    v.minLength(1, 'Add at least one section, or leave the guide out'),
    v.maxLength(20, 'Add at most 20 sections'),
    v.checkItems(
      ({ topic }, at, all) => all.findIndex((other) => other.topic === topic) === at,
      'An earlier section has the same topic: give each section its own',
    ),
    v.check(
      (sections) => sections.filter((one) => one.picture).length <= mostPictures,
      `Show at most ${mostPictures} pictures`,
    ),
  ),
});

export type Guide = v.InferOutput<typeof guideSchema>;

function textWithoutHouseRules<T extends v.GenericSchema<string>>(schema: T) {
  return v.pipe(
    v.string('The text is required'),
    v.check(
      (text) => !text.includes(houseRulesLine),
      `Write ${houseRulesLine} as an entry of its own: it becomes the list of your house rules`,
    ),
    schema,
  );
}
