import * as v from 'valibot';
import { uploadNameOf } from '@getaway/property/uploads';
import { addressOfUpload } from '../published-house/address-of-upload.ts';

/** A photo of the house that can be shown elsewhere, such as in an email. */
export interface HousePhoto {
  /** Of an uploaded one, its name without the folder; undefined for one from the web. */
  readonly upload: string | undefined;
  /** Where the back office finds a small version of it. */
  readonly thumbnail: string;
  /** What it shows in words; empty while nobody described it. */
  readonly alt: string;
}

const photo = v.union([
  v.pipe(
    v.string(),
    v.transform((file) => ({ file, alt: '' })),
  ),
  v.object({ file: v.string(), alt: v.optional(v.string(), '') }),
]);
const fileSchema = v.object({ media: v.object({ photos: v.record(v.string(), photo) }) });

/**
 * The photos of a property file that were uploaded or are on the web, each once. Those beside the file are left out:
 * only the web servers have them.
 */
export function housePhotosOf(content: Readonly<Record<string, unknown>>): HousePhoto[] {
  const { success, output } = v.safeParse(fileSchema, content);
  if (!success) return [];
  const photos = new Map(Object.values(output.media.photos).map((each) => [each.file, each]));
  return [...photos.values()].flatMap(({ file, alt }) => {
    const thumbnail = /^https:/i.test(file) ? file : addressOfUpload(file);
    return thumbnail === undefined ? [] : [{ upload: uploadNameOf(file), thumbnail, alt }];
  });
}
