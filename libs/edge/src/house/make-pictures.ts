import { existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { House } from '@getaway/property/file';
import { pictureHash, pictureName, writeWhole } from './picture-folder.ts';
import type { MadePictures, PicturesFor } from './pictures.ts';

/** Another version of the code that makes pictures does not use what an earlier one noted. */
const version = '2';

export interface PicturesOptions {
  /** Where the pictures are kept between starts. */
  readonly folder: string;
  readonly wanted: PicturesFor;
  /** The SVG that the invented house has as its icon. */
  readonly bundledIcon?: string | undefined;
  /** 0 to 9; see `photo-sizes.ts`. */
  readonly avifEffort?: number;
  /** The addresses of svc-booking's replicas, which may have made the sizes of uploaded photos. */
  readonly bookingUrls?: readonly string[] | undefined;
}

/**
 * Makes the pictures of a house in a thread that ends with its work, unless the folder has them. Rejects when a file
 * is not what its name says, naming it.
 */
export async function makePictures(house: House, options: PicturesOptions): Promise<MadePictures> {
  const { folder, wanted, bundledIcon = '' } = options;
  const hash = pictureHash(house.pictures, wanted, version, bundledIcon);
  const note = path.join(folder, pictureName(`.made-${wanted}`, hash, 'note'));
  const known = readNote(note, folder);
  if (known) return known;
  const made = await drawInThread({ avifEffort: 4, ...options, house });
  writeWhole(note, JSON.stringify(made));
  return made;
}

/** What was made before, if all of it is still there. It is marked as used, because unused files are deleted. */
function readNote(note: string, folder: string): MadePictures | undefined {
  if (!existsSync(note)) return undefined;
  const made = JSON.parse(readFileSync(note, 'utf8')) as MadePictures;
  const files = made.files.map((file) => path.join(folder, file));
  if (!files.every((file) => existsSync(file))) return undefined;
  const now = new Date();
  for (const file of [note, ...files]) utimesSync(file, now, now);
  return made;
}

function drawInThread(workerData: unknown): Promise<MadePictures> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pictures.worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that makes pictures ended without an answer')));
  });
}
