import { existsSync, readFileSync } from 'node:fs';
import { parsePublished, type Property } from '@getaway/property';
import { fileOf, houseOf, ownFiles, type House } from '@getaway/property/file';
import type { Logger } from '@getaway/service-kit/logger';
import * as v from 'valibot';
import { writeWhole } from './picture-folder.ts';

/** A house as svc-booking published it. */
export interface PublishedHouse {
  readonly revision: number;
  /** As a property file has it. */
  readonly house: Readonly<Record<string, unknown>>;
}

const keptSchema = v.object({ revision: v.number(), house: v.record(v.string(), v.unknown()) });

/**
 * The published house, ready to be shown; undefined for one that this release cannot read, which may be of a newer
 * release. A photo that is in none of the folders is left out.
 */
export function readPublished(
  { revision, house }: PublishedHouse,
  { folders, logger }: { readonly folders: readonly string[]; readonly logger: Logger },
): House | undefined {
  const outcome = parsePublished(house);
  if (!outcome.ok) {
    logger.error({ revision, faults: outcome.faults }, 'the published house cannot be shown');
    return undefined;
  }
  const missing = ownFiles(outcome.property).filter((name) => !existsSync(fileOf({ folders }, name)));
  if (missing.length > 0) logger.warn({ revision, missing }, 'photos of the house are missing');
  return houseOf(JSON.stringify(house), without(outcome.property, missing), folders);
}

/** Keeps the version in a file, so that a server can start with it. */
export function keepPublished(file: string, published: PublishedHouse): void {
  writeWhole(file, JSON.stringify(published));
}

/** The version in the file; undefined if there is none that can be read. */
export function readKept(file: string): PublishedHouse | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return v.parse(keptSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function without(property: Property, missing: readonly string[]): Property {
  const { media } = property;
  if (!media || missing.length === 0) return property;
  const isThere = (file: string): boolean => !missing.includes(file);
  const { logo, film, photos = {}, ...others } = media;
  return {
    ...property,
    media: {
      ...others,
      ...(logo !== undefined && isThere(logo) && { logo }),
      photos: Object.fromEntries(Object.entries(photos).filter(([, { file }]) => isThere(file))),
      ...(film && isThere(film.mp4) && isThere(film.poster) && { film }),
    },
  };
}
