import * as v from 'valibot';
import { lineOfText } from '@getaway/contracts/http/fields';
import { renderingNames, type RenderingName } from './rendering-names.ts';

export { renderingNames, type RenderingName };

export const httpsAddress = v.pipe(
  v.string('Must be a web address'),
  v.url('Must be a web address'),
  v.regex(/^https:\/\//i, 'Must be a web address that starts with https://'),
  // The pages' security policy names the host, where other characters would separate its rules.
  v.check((address) => {
    const url = URL.parse(address);
    return url === null || (/^[a-z0-9.-]+$/.test(url.hostname) && !url.username && !url.password);
  }, 'Must be a web address with a plain host name, without a user name'),
);

export function isRendering(name: unknown): name is RenderingName {
  return renderingNames.some((known) => known === name);
}

/** How a text calls a picture. */
export const pictureName = v.pipe(
  lineOfText('Picture', 40),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use only lowercase letters, digits and hyphens in a picture’s name'),
);

/** A place on the web, or a file from the folder of the property file on, never outside of it. */
const ownFile = (rule: string, endings: RegExp) =>
  v.pipe(
    lineOfText('File', 500),
    v.check(
      (file) => (isAddress(file) ? v.is(httpsAddress, file) : endings.test(file) && liesBeside(file)),
      rule,
    ),
  );

const photo = ownFile(
  'Upload a picture, or use an address that starts with https:// (in a house file also a .jpg, .png, .webp or .avif file next to it)',
  /\.(?:jpe?g|png|webp|avif)$/i,
);
const percentRule = 'Must be a number of percent from 0 to 100';
const percent = v.pipe(v.number(percentRule), v.minValue(0, percentRule), v.maxValue(100, percentRule));

/** What is shown of a photo where its place has another shape, and what it shows in words. */
const describedPhoto = v.strictObject({
  file: photo,
  /** For those who cannot see it. */
  alt: v.optional(lineOfText('Description', 300)),
  /** The point that stays in view, in percent from the left and from the top. */
  focus: v.optional(v.strictObject({ x: percent, y: percent })),
});

export type Photo = v.InferOutput<typeof describedPhoto>;

/** The file alone, or with more about it. */
const photoOfPlace = v.pipe(
  v.lazy((given) => (typeof given === 'object' ? describedPhoto : photo)),
  v.transform((given): Photo => (typeof given === 'string' ? { file: given } : given)),
);

const film = ownFile(
  'Use an address that starts with https:// (in a house file also an .mp4 file next to it)',
  /\.mp4$/i,
);

/** Never from elsewhere: emails and the back office show it, and they load nothing from other hosts. */
const logo = v.pipe(
  lineOfText('File', 500),
  v.check(
    (file) => /\.(?:svg|png|webp|avif|jpe?g)$/i.test(file) && !isAddress(file) && liesBeside(file),
    'Upload a picture (in a house file also an .svg, .png, .webp, .avif or .jpg file next to it)',
  ),
);

function liesBeside(file: string): boolean {
  return !/^[/~]|[\\:]/.test(file) && !file.split('/').includes('..');
}

const mostInOrder = 300;

/**
 * The sign beside the name, photos by name, their names in the order of the gallery, and the film of the promotional page.
 * Photos that are left out keep their rendering.
 */
export const mediaSchema = v.strictObject({
  logo: v.optional(logo),
  photos: v.optional(v.record(pictureName, photoOfPlace)),
  gallery: v.optional(
    v.pipe(v.array(pictureName), v.maxLength(mostInOrder, `At most ${mostInOrder} photos can be in order`)),
  ),
  film: v.optional(v.strictObject({ mp4: film, poster: photo })),
});

export type Media = v.InferOutput<typeof mediaSchema>;

/** Whether it is on the web, and not next to the property file. */
export function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:/i.test(value);
}

/** Every logo, photo and film, by its path in the property file. */
export function mediaFiles(media: Media | undefined): { path: string; file: string }[] {
  const photos = Object.entries(media?.photos ?? {}).map(([name, { file }]) => ({
    path: `media.photos.${name}`,
    file,
  }));
  const parts = Object.entries(media?.film ?? {}).map(([part, file]) => ({
    path: `media.film.${part}`,
    file,
  }));
  const sign = media?.logo === undefined ? [] : [{ path: 'media.logo', file: media.logo }];
  return [...sign, ...photos, ...parts];
}
