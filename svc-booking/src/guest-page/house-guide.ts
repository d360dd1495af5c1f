import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GuideSection, HouseGuide } from '@getaway/contracts/http/house-guide';
import type { StayView } from '@getaway/contracts/http/stay';
import { arrivalTime } from '@getaway/kernel/arrival';
import { parsePublished } from '@getaway/property';
import { filledGuide } from '@getaway/property/filled-guide';
import type { Guide } from '@getaway/property/guide';
import { uploadNameOf } from '@getaway/property/uploads';
import { ConfigurationError, readPropertyFile } from '@getaway/service-kit/config';

/** A guide comes in one answer with its pictures, and a phone may load it at the roadside. */
const largestPictureBytes = 60_000;

const imageTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** The media type of a picture, by the ending of its name. */
export function imageTypeOf(file: string): string | undefined {
  return imageTypes[path.extname(file).toLowerCase()];
}

/** Where pictures are looked for: next to the configured property file, or to the bundled one. */
export function houseFileOf(propertyFile: string | undefined): string {
  return propertyFile ?? createRequire(import.meta.url).resolve('@getaway/property/property.json');
}

/** Throws a ConfigurationError that names each picture of the file's guide that is missing or too large. */
export function checkGuidePictures(file: string): void {
  const { guide } = readPropertyFile(file);
  const faults = guide ? pictureFaults(guide, file) : [];
  if (faults.length > 0) throw new ConfigurationError(faults);
}

/** Where the pictures of a guide are. */
export interface GuidePictures {
  /** The property file that they are next to. */
  readonly file: string;
  /** Uploaded ones by their names. */
  readonly uploads: ReadonlyMap<string, Uint8Array>;
}

/** The guide for the guests of a stay, with the hours that were agreed with them; null if nothing is left to read. */
export type GuideOfStay = (
  hours: Pick<StayView, 'checkInTime' | 'checkOutTime' | 'opensAt'>,
) => HouseGuide | null;

/**
 * The guide of a published house with its pictures; null if it has none, or cannot be read. A picture that is missing is
 * left out.
 */
export function guideOf(content: unknown, pictures: GuidePictures): GuideOfStay | null {
  const outcome = parsePublished(content);
  if (!outcome.ok || !outcome.guide) return null;
  const { guide, property } = outcome;
  // Read once: the files of a picture are the same for each stay.
  const sources = guide.sections.map(({ picture }) => picture && sourceOf(picture.file, pictures));
  return ({ checkInTime, checkOutTime, opensAt }) => {
    // Guests who come later can come from the usual hour on, or from the early check-in of their extras.
    const { time: usual } = property.checkIn;
    const open = arrivalTime({ checkInTime: usual, opensAt }, usual);
    const checkIn = { ...property.checkIn, time: checkInTime < open ? checkInTime : open };
    const house = { ...property, checkIn, checkOut: { time: checkOutTime } };
    const sections = filledGuide(guide, house).sections.map((section, at) => onWire(section, sources[at]));
    const shown = sections.filter(hasRows);
    return shown.length > 0 ? { sections: shown } : null;
  };
}

type FileSection = Guide['sections'][number];

function onWire(section: FileSection, src: string | undefined): GuideSection {
  const { topic, title, text, wifi, steps, list, phones, places, picture } = section;
  return {
    ...{ topic, title, text, steps, list, wifi: wifi ?? null },
    phones: phones.map(({ name, number, note }) => ({ name, number, note: note ?? null })),
    places: places.map(({ name, distance, note }) => ({ name, distance, note: note ?? null })),
    picture:
      picture && src !== undefined ? { src, alt: picture.alt, caption: picture.caption ?? null } : null,
  };
}

/** Nothing is to be read where a section was only about an answer that the house doesn't have. */
function hasRows({ text, steps, list, phones, places, wifi, picture }: GuideSection): boolean {
  const rows = [...text, ...steps, ...list, ...phones, ...places];
  return rows.length > 0 || wifi !== null || picture !== null;
}

function sourceOf(file: string, pictures: GuidePictures): string | undefined {
  const content = contentOf(file, pictures);
  if (content === undefined) return undefined;
  return `data:${imageTypeOf(file)};base64,${Buffer.from(content).toString('base64')}`;
}

function contentOf(picture: string, { file, uploads }: GuidePictures): Uint8Array | undefined {
  const upload = uploadNameOf(picture);
  if (upload !== undefined) return uploads.get(upload);
  const place = beside(file, picture);
  return existsSync(place) ? readFileSync(place) : undefined;
}

function pictureFaults(guide: Guide, file: string): string[] {
  return guide.sections.flatMap(({ picture }, at) => {
    if (!picture || uploadNameOf(picture.file) !== undefined) return [];
    const field = `${file}: guide.sections.${at}.picture.file`;
    const found = statSync(beside(file, picture.file), { throwIfNoEntry: false });
    if (!found?.isFile()) return [`${field}: ${picture.file} is missing next to the property file`];
    if (found.size <= largestPictureBytes) return [];
    return [
      `${field}: ${picture.file} has ${kilobytes(found.size)} kB, and ${kilobytes(largestPictureBytes)} kB is the most`,
    ];
  });
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}

function beside(file: string, name: string): string {
  return path.join(path.dirname(file), name);
}
