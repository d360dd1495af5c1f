import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GuideSection, HouseGuide } from '@getaway/contracts/http/house-guide';
import { filledGuide } from '@getaway/property/filled-guide';
import type { Guide } from '@getaway/property/guide';
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

/**
 * Reads the guide of the configured house with its pictures, or of the bundled house; null if the file has no guide.
 * Throws a ConfigurationError that names each picture that is missing or too large.
 */
export function readHouseGuide(propertyFile: string | undefined): HouseGuide | null {
  const file = propertyFile ?? createRequire(import.meta.url).resolve('@getaway/property/property.json');
  const { property, guide } = readPropertyFile(file);
  if (!guide) return null;
  const faults = pictureFaults(guide, file);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return { sections: filledGuide(guide, property).sections.map((section) => onWire(section, file)) };
}

type FileSection = Guide['sections'][number];

function onWire(section: FileSection, file: string): GuideSection {
  const { topic, title, text, wifi, steps, list, phones, places, picture } = section;
  return {
    ...{ topic, title, text, steps, list, wifi: wifi ?? null },
    phones: phones.map(({ name, number, note }) => ({ name, number, note: note ?? null })),
    places: places.map(({ name, distance, note }) => ({ name, distance, note: note ?? null })),
    picture: picture
      ? { src: dataAddress(beside(file, picture.file)), alt: picture.alt, caption: picture.caption ?? null }
      : null,
  };
}

function dataAddress(picture: string): string {
  return `data:${imageTypes[path.extname(picture).toLowerCase()]};base64,${readFileSync(picture, 'base64')}`;
}

function pictureFaults(guide: Guide, file: string): string[] {
  return guide.sections.flatMap(({ picture }, at) => {
    if (!picture) return [];
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
