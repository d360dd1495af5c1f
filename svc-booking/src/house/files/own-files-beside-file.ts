import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { uploadsFolder, type PictureUse } from '@getaway/contracts/http/house-files';
import { ownFilesIn, withFiles } from '@getaway/property/own-files';
import { besideFile, readIfThere, writeWhole } from './beside-file.ts';
import type { NewHouseFile } from './house-files.repository.ts';
import type { PictureThreads } from './picture-threads.ts';
import { uploadWords } from './upload-words.ts';

type FileToStore = Pick<NewHouseFile, 'name' | 'usedFor' | 'width' | 'height' | 'content'>;

type Kept =
  | { readonly ok: true; readonly file: FileToStore }
  | { readonly ok: false; readonly fault: string };

/**
 * Keeps the pictures next to a property file as if each had been uploaded, and names them so in its content: web servers look for
 * files next to their own property file, `siteFile`. A film is not kept, so the same one has to be there. The faults name
 * the file, the field, and the reason.
 */
export async function keepOwnFiles(
  pictures: PictureThreads,
  { file, siteFile, content }: { readonly file: string; readonly siteFile: string; readonly content: object },
): Promise<{
  readonly content: Record<string, unknown>;
  readonly files: readonly FileToStore[];
  readonly faults: readonly string[];
}> {
  const kept = new Map<string, Kept>();
  const names = new Map<string, string>();
  const faults: string[] = [];
  for (const { path: field, file: named, kind } of ownFilesIn(content)) {
    if (kind === 'film') {
      const isShown = isSameFile(besideFile(file, named), besideFile(siteFile, named));
      if (!isShown)
        faults.push(
          `${file}: ${field}: ${named} is a film, which can’t be taken along. Use its address on the web`,
        );
      continue;
    }
    // Several fields may show the same picture.
    const outcome = kept.get(`${kind} ${named}`) ?? (await keep(pictures, file, named, kind));
    kept.set(`${kind} ${named}`, outcome);
    if (outcome.ok) names.set(field, uploadsFolder + outcome.file.name);
    else faults.push(`${file}: ${field}: ${outcome.fault}`);
  }
  const files = [...kept.values()].flatMap((outcome) => (outcome.ok ? [outcome.file] : []));
  return { content: withFiles(content, names), files, faults };
}

/**
 * Copies the pictures and films that a house has next to the property file of the site to where an exported file has them,
 * each whole or not at all. Throws an Error that names one that is missing.
 */
export function copyOwnFiles(siteFile: string, target: string, content: unknown): void {
  for (const { file: named, kind } of ownFilesIn(content)) {
    const [from, to] = [besideFile(siteFile, named), besideFile(target, named)];
    if (from === to) continue;
    if (!existsSync(from))
      throw new Error(
        `${named} is missing next to ${siteFile}. Replace it in Website and publish, then export again.`,
      );
    if (kind === 'guide') {
      writeWhole(to, readFileSync(from), { isPrivate: true });
      continue;
    }
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
  }
}

async function keep(pictures: PictureThreads, file: string, named: string, use: PictureUse): Promise<Kept> {
  const content = readIfThere(besideFile(file, named));
  if (content === undefined) return { ok: false, fault: `${named} is missing next to the file` };
  if (content === 'too-large') return { ok: false, fault: `${named} is larger than 25 MB` };
  const outcome = await pictures.keep(content, use);
  if (!outcome.ok) {
    // No other picture is decoded here, so this one caused the delay.
    const refusal = outcome.reason === 'busy' ? ({ ok: false, reason: 'too-slow' } as const) : outcome;
    return { ok: false, fault: `${named}: ${uploadWords(refusal)}` };
  }
  return { ok: true, file: { ...outcome.picture, usedFor: use } };
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!first?.isFile() || !second?.isFile() || first.size !== second.size) return false;
  return one === other || readFileSync(one).equals(readFileSync(other));
}
