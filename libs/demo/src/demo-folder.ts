import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoNoteFile, isDemoFolder } from '@getaway/local-stack/stack/demo-mark';
import * as v from 'valibot';

const noteSchema = v.object({
  seed: v.number(),
  /** When the made-up year ends. */
  now: v.pipe(v.string(), v.isoTimestamp()),
  isFilled: v.boolean(),
});

export type DemoNote = v.InferOutput<typeof noteSchema>;

/** A data folder of the demo alone. It is known by its note, which no other data folder has. */
export interface DemoFolder {
  readonly note: DemoNote;
  /** Everything is in: the next start leaves the year as it is. */
  noteFilled(): void;
}

/**
 * Opens the demo's data folder, or makes it. Throws where the folder holds anything else; a demo whose filling was cut
 * off starts again, and so does one that is to be fresh.
 */
export function openDemoFolder(
  dataDir: string,
  options: { seed: number; now: Date; isFresh: boolean },
): DemoFolder {
  if (isUsed(dataDir) && !isDemoFolder(dataDir)) {
    throw new Error(`${dataDir} contains data that isn't the demo's. Set DEMO_DATA_DIR to another folder.`);
  }
  const known = isDemoFolder(dataDir) ? readNote(dataDir) : undefined;
  if (known?.isFilled && !options.isFresh) return { note: known, noteFilled: () => undefined };
  forget(dataDir);
  const note = { seed: options.seed, now: options.now.toISOString(), isFilled: false };
  writeNote(dataDir, note);
  return { note, noteFilled: () => writeNote(dataDir, { ...note, isFilled: true }) };
}

/** The settings that would mix made-up guests with real money, emails, or events. Empty if there are none. */
export function realThingsIn(env: NodeJS.ProcessEnv): string[] {
  const named = ['STRIPE_SECRET_KEY', 'SMTP_URL', 'NATS_URL', 'DATABASE_URL', 'PUBLIC_ORIGIN'];
  return named.filter((name) => Boolean(env[name]));
}

/** What says who runs here stays: it is we. */
const ofThisRun = ['running.json', 'run'];

function forget(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    if (!ofThisRun.includes(name)) rmSync(join(dataDir, name), { recursive: true });
  }
}

function isUsed(dataDir: string): boolean {
  return existsSync(join(dataDir, 'secrets.json')) || existsSync(join(dataDir, 'postgres'));
}

function readNote(dataDir: string): DemoNote {
  return v.parse(noteSchema, JSON.parse(readFileSync(demoNoteFile(dataDir), 'utf8')));
}

function writeNote(dataDir: string, note: DemoNote): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${demoNoteFile(dataDir)}.part`, JSON.stringify(note));
  renameSync(`${demoNoteFile(dataDir)}.part`, demoNoteFile(dataDir));
}
