import { uploadsFolder, type PictureUse } from '@getaway/contracts/http/house-files';
import type { KeptPictureCheck } from '@getaway/pictures/check-kept-picture';
import { uploadsIn } from '@getaway/property/uploads';
import { ConfigurationError } from '@getaway/service-kit/config';
import type { Sql } from '@getaway/service-kit/sql';
import { besideFile, readIfThere, writeWhole } from './beside-file.ts';
import { missingUploads } from './missing-uploads.ts';
import { readPicture, readUses, storeFile, type NewHouseFile } from './house-files.repository.ts';

type FileToStore = Pick<NewHouseFile, 'name' | 'usedFor' | 'width' | 'height' | 'content'>;

interface HouseWithUploads {
  /** The property file. */
  readonly file: string;
  readonly content: unknown;
  readonly files: readonly FileToStore[];
}

type PictureFault = Extract<KeptPictureCheck, { ok: false }>['reason'] | 'missing' | 'too-large';

const faults: Readonly<Record<PictureFault, string>> = {
  missing: 'is missing next to the file, and was not uploaded here',
  'too-large': 'is larger than 25 MB',
  changed: 'is not what was exported: its content was changed',
  broken: 'is broken',
  'not-kept': 'is not a picture as this site keeps them',
};

/**
 * Writes the uploaded pictures that a house names into the folder `uploads` next to its file, each whole or not at all. Throws
 * an Error that names one that is not stored.
 */
export async function writeUploadsBeside(sql: Sql, file: string, content: unknown): Promise<void> {
  for (const { path: field, name } of uploadsIn(content)) {
    const target = besideFile(file, uploadsFolder + name);
    const picture = await readPicture(sql, name);
    if (!picture)
      throw new Error(
        `${uploadsFolder}${name} is not stored. Replace it in Website and publish, then export again.`,
      );
    writeWhole(target, picture.content, { isPrivate: field.startsWith('guide.') });
  }
}

/**
 * Reads the pictures that a property file names and that are not stored here, from the folder `uploads` next to it. The
 * faults name each one that is missing or cannot be kept.
 */
export async function readUploadsBeside(
  sql: Sql,
  file: string,
  content: unknown,
): Promise<{ readonly files: readonly FileToStore[]; readonly faults: readonly string[] }> {
  const uploads = uploadsIn(content);
  const known = new Set(
    (
      await readUses(
        sql,
        uploads.map(({ name }) => name),
      )
    ).keys(),
  );
  const files: FileToStore[] = [];
  const refused: string[] = [];
  for (const { path: field, name } of uploads) {
    if (known.has(name)) continue;
    known.add(name);
    const usedFor = useOf(field, name);
    const picture = readIfThere(besideFile(file, uploadsFolder + name));
    const check = typeof picture === 'object' ? await checkPicture(name, picture, usedFor) : undefined;
    if (typeof picture === 'object' && check?.ok === true) {
      const { width, height } = check;
      files.push({ name, usedFor, width, height, content: picture });
    } else {
      const fault = check?.ok === false ? check.reason : picture === 'too-large' ? picture : 'missing';
      refused.push(`${file}: ${field}: ${uploadsFolder}${name} ${faults[fault]}`);
    }
  }
  return { files, faults: refused };
}

/**
 * Stores the pictures that were read for a house. Throws a ConfigurationError if it names one that is not stored then, or
 * that was uploaded for another place.
 */
export async function storeUploads(
  sql: Sql,
  { files, file, content, ...upload }: HouseWithUploads & Pick<NewHouseFile, 'uploadedBy' | 'uploadedAt'>,
): Promise<void> {
  for (const each of files) await storeFile(sql, { ...each, ...upload });
  const missing = await missingUploads(sql, content);
  if (missing.length > 0)
    throw new ConfigurationError(missing.map(({ path: field, message }) => `${file}: ${field}: ${message}`));
}

/** Loaded when it is needed: at most starts there is no picture to check. */
async function checkPicture(name: string, picture: Buffer, use: PictureUse): Promise<KeptPictureCheck> {
  const { checkKeptPicture } = await import('@getaway/pictures/check-kept-picture');
  return checkKeptPicture(name, picture, use);
}

/** Only the logo is kept as PNG. */
function useOf(field: string, name: string): PictureUse {
  if (field.startsWith('guide.')) return 'guide';
  return name.endsWith('.png') ? 'logo' : 'photo';
}
