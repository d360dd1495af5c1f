import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { runningOwner } from '@getaway/infrastructure/processes/lock';

const manifestName = 'manifest.json';
/** Notes of processes: nothing of a stopped site is in them. */
const leftOut = new Set(['run', 'running.json']);

const manifestSchema = v.object({
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 by path, with forward slashes. */
  files: v.record(v.string(), v.string()),
});

export type CopyOutcome =
  | { readonly ok: true; readonly files: number }
  | { readonly ok: false; readonly reason: string };

/** Copies the data of a stopped site into a new folder, with a manifest of what every file has to be. */
export async function backUp(dataDir: string, target: string, now: Date): Promise<CopyOutcome> {
  if (!existsSync(dataDir)) return { ok: false, reason: `There’s no data in ${dataDir}.` };
  if (runningOwner(dataDir) !== undefined)
    return { ok: false, reason: 'The site is running, so a copy would be inconsistent. Stop it first.' };
  if (existsSync(target)) return { ok: false, reason: `${target} already exists.` };
  const unfinished = `${target}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  copyTree(dataDir, join(unfinished, 'data'));
  const files = await sumsOf(join(unfinished, 'data'));
  writeFileSync(join(unfinished, manifestName), JSON.stringify({ madeAt: now.toISOString(), files }), {
    mode: 0o600,
  });
  if (JSON.stringify(await sumsOf(dataDir)) !== JSON.stringify(files))
    return { ok: false, reason: 'The data changed during the backup, so no backup was made. Try again.' };
  renameSync(unfinished, target);
  return { ok: true, files: Object.keys(files).length };
}

/** Puts a backup in the place of a stopped site's data, once every file of it was found to be what it was. */
export async function restore(source: string, dataDir: string): Promise<CopyOutcome> {
  if (runningOwner(dataDir) !== undefined)
    return { ok: false, reason: 'The site is running. Stop it first.' };
  if (!existsSync(join(source, manifestName))) return { ok: false, reason: `${source} isn’t a backup.` };
  const { files } = v.parse(manifestSchema, JSON.parse(readFileSync(join(source, manifestName), 'utf8')));
  const unfinished = `${dataDir}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  copyTree(join(source, 'data'), unfinished);
  const found = await sumsOf(unfinished);
  const wrong = [...new Set([...Object.keys(files), ...Object.keys(found)])].filter(
    (name) => files[name] !== found[name],
  );
  if (wrong.length > 0) {
    rmSync(unfinished, { recursive: true, force: true });
    return {
      ok: false,
      reason: `The backup is damaged: ${wrong.slice(0, 5).join(', ')}. Nothing was changed.`,
    };
  }
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(unfinished, dataDir);
  return { ok: true, files: Object.keys(files).length };
}

/** With modes and, as far as it may, owners: PostgreSQL refuses a folder that others may read, or that is not its own. */
function copyTree(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !leftOut.has(relative(from, file)),
  });
  const isRoot = process.getuid?.() === 0;
  for (const name of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })]) {
    const { mode, uid, gid } = statSync(join(from, name));
    if (isRoot) chownSync(join(to, name), uid, gid);
    chmodSync(join(to, name), mode);
  }
}

async function sumsOf(folder: string): Promise<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !leftOut.has(name.split(sep)[0] ?? ''))
    .sort();
  const sums: Record<string, string> = {};
  for (const name of names) sums[name.replaceAll(sep, '/')] = await sumOf(join(folder, name));
  return sums;
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
