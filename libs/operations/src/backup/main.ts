import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isConfirmed } from './confirm.ts';
import { backUp, restore } from './stopped-copy.ts';

// `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, of the data of a stopped `npm start`.
const rootDir = join(import.meta.dirname, '..', '..', '..', '..');
const dataDir = resolve(rootDir, process.env.DATA_DIR || '.data');
const [action, ...words] = process.argv.slice(2);
const named = words.find((word) => !word.startsWith('--'));
const question = `Replace all bookings, guests, emails and secrets in ${relative(process.cwd(), dataDir)} with this backup?`;

/** Answers the exit code. */
async function run(): Promise<number> {
  if (named === undefined || (action !== 'backup' && action !== 'restore')) {
    process.stderr.write('Usage: npm run backup -- FOLDER or npm run restore -- FOLDER\n');
    return 1;
  }
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), named);
  if (action === 'restore' && existsSync(dataDir) && !(await isConfirmed(question, words))) return 1;
  const outcome =
    action === 'backup' ? await backUp(dataDir, folder, new Date()) : await restore(folder, dataDir);
  if (!outcome.ok) {
    process.stderr.write(`${outcome.reason}\n`);
    return 1;
  }
  process.stdout.write(`Done: ${outcome.files} files, all checksums match.\n`);
  return 0;
}

process.exitCode = await run();
