import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { uploadsFolder } from '@getaway/contracts/http/house-files';
import { dayMs } from '@getaway/kernel/instant';
import { fileOf } from '@getaway/property/file';
import { uploadsIn } from '@getaway/property/uploads';
import { askFile } from './ask-file.ts';
import { writeWhole } from './picture-folder.ts';

/** A house as a property file has it. */
type Content = Readonly<Record<string, unknown>>;

/** The uploaded pictures of a house on the disk of a web server, so that it can start while svc-booking is unavailable. */
export interface Uploads {
  /**
   * Fetches those pictures of a house that are not there. False while one cannot be fetched; what svc-booking does not have
   * is not waited for.
   */
  fetch(house: Content): Promise<boolean>;
  /** Deletes those that none of these houses has and that nobody has asked for in a day, such as those of a draft. */
  keepOnly(houses: readonly Content[]): void;
}

const filesAtOnce = 4;
const keptMs = dayMs;

/** The pictures are in the first of the folders, or in another one if the host has put them there. */
export function createUploads({
  bookingUrls,
  folders,
}: {
  readonly bookingUrls: readonly string[];
  readonly folders: readonly string[];
}): Uploads {
  const folder = path.join(folders[0] ?? '.', uploadsFolder);

  async function fetchOne(name: string): Promise<boolean> {
    const target = path.join(folder, name);
    if (existsSync(target)) {
      const now = new Date();
      utimesSync(target, now, now);
      return true;
    }
    if (existsSync(fileOf({ folders }, uploadsFolder + name))) return true;
    const content = await askFile(bookingUrls, name);
    if (content === null) return true;
    if (content === undefined || !isNamed(content, name)) return false;
    writeWhole(target, content);
    return true;
  }

  return {
    fetch: async (house) => {
      const waiting = namesOf(house);
      let isComplete = true;
      const fetchNext = async (): Promise<void> => {
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
          if (!(await fetchOne(name))) isComplete = false;
      };
      await Promise.all(Array.from({ length: filesAtOnce }, fetchNext));
      return isComplete;
    },
    keepOnly: (houses) => {
      if (!existsSync(folder)) return;
      const kept = new Set(houses.flatMap(namesOf));
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name);
        // Another server that shares the folder may have deleted it.
        const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (!kept.has(name) && Date.now() - changed > keptMs) rmSync(file, { force: true });
      }
    },
  };
}

function namesOf(house: Content): string[] {
  return [...new Set(uploadsIn(house).map(({ name }) => name))];
}

/** Whether all of a picture has arrived: its name is a digest of it. */
function isNamed(content: Buffer, name: string): boolean {
  return name.startsWith(createHash('sha256').update(content).digest('hex').slice(0, 32));
}
