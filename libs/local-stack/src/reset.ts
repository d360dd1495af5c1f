import { existsSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { runningOwner } from '@getaway/infrastructure/processes/lock';

const rootDir = join(import.meta.dirname, '..', '..', '..');
const dataDir = resolve(rootDir, process.env.DATA_DIR || '.data');
const shownDir = relative(process.cwd(), dataDir) || dataDir;

async function isConfirmed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) {
    process.stderr.write('There’s no terminal to confirm in. Pass --yes to delete all data.\n');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Delete all bookings, guests, emails and secrets in ${shownDir}? (yes/no) `,
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Answers the exit code. */
async function reset(): Promise<number> {
  const owner = runningOwner(dataDir);
  if (owner !== undefined) {
    process.stderr.write(`The site is running (process ${owner}). Stop it first.\n`);
    return 1;
  }
  if (!existsSync(dataDir)) {
    process.stdout.write('There is no data to delete.\n');
    return 0;
  }
  if (!(await isConfirmed())) return 1;
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(`Deleted ${shownDir}. The next start sets up a new site.\n`);
  return 0;
}

process.exit(await reset());
