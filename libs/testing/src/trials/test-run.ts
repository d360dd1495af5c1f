import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureHeadlessChromium } from '@getaway/infrastructure/browser/chromium';

// `npm test`: every check of a change, the slowest last.

const root = path.join(import.meta.dirname, '../../../..');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** One after the other: each keeps all cores busy, or the later ones need its result. */
const first: readonly Check[] = [
  {
    name: 'generated clients',
    command: bin('nx'),
    args: ['run-many', '-t', 'generate', '--output-style=static'],
  },
  // One process for all parts; --force, because it would not detect a change in another part's files.
  { name: 'types', command: bin('tsc'), args: ['-b', '.ci/types', '--force'] },
  { name: 'lint', command: bin('oxlint'), args: [] },
  { name: 'builds', command: bin('nx'), args: ['run-many', '-t', 'build', '--output-style=static'] },
];

/** Two at a time, since each alone leaves a core idle. */
const sideBySide: readonly Check[] = [
  { name: 'format', command: bin('oxfmt'), args: ['--check'] },
  // Never cached: it runs all services and depends on each of them.
  {
    name: 'two of each service',
    command: bin('vitest'),
    args: ['run', '--root', 'libs/e2e/replicas', 'replicas'],
  },
  { name: 'boundaries', command: process.execPath, args: ['.ci/boundaries/check.ts'] },
  { name: 'docs are up to date', command: process.execPath, args: ['.ci/docs/check.ts'] },
  { name: 'wording', command: process.execPath, args: ['.ci/words/check.ts'] },
  { name: 'released contracts', command: process.execPath, args: ['.ci/contracts/check.ts'] },
  { name: 'nothing unused', command: bin('knip'), args: [] },
  {
    name: 'dates under another time zone',
    command: bin('vitest'),
    args: ['run', '--root', 'libs/kernel', '--no-isolate', '--testTimeout=60000'],
    // A time zone beyond the date line: code that mixes local and UTC days is off by a day here.
    environment: { TZ: 'Pacific/Kiritimati' },
  },
];

const last: readonly Check[] = [
  {
    name: 'unit and integration',
    command: bin('nx'),
    // Three at once: they wait for brokers and clocks as often as they work.
    args: ['run-many', '-t', 'test', '--output-style=static', '--parallel=3'],
  },
  {
    name: 'journeys in Chromium',
    command: bin('playwright'),
    args: ['test', '-c', 'libs/e2e/playwright.config.ts'],
  },
];

const only = process.argv.slice(2);
const isChosen = ({ name }: Check): boolean => only.length === 0 || only.some((word) => name.includes(word));
const chromium = last.filter(isChosen).some(({ name }) => name.includes('Chromium'))
  ? ensureHeadlessChromium()
  : undefined;
let passed = 0;
const failed: string[] = [];

await inTurn(first, 1);
await inTurn(sideBySide, 2);
await inTurn(last, 1);
if (failed.length > 0) process.stdout.write(`\nBroken: ${failed.join(', ')}\n`);
process.stdout.write(`\nchecks: ${passed} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * Runs the selected checks, a number of them at a time. The output of parallel checks is printed when each
 * ends.
 */
async function inTurn(checks: readonly Check[], atOnce: number): Promise<void> {
  const waiting = checks.filter(isChosen);
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = Date.now();
      if (atOnce === 1) process.stdout.write(`\n── ${check.name} ──\n`);
      const { code, said } = await run(check, atOnce === 1 ? 'inherit' : 'pipe');
      if (atOnce > 1) process.stdout.write(`\n── ${check.name} ──\n${said}`);
      const seconds = Math.round((Date.now() - startedAt) / 1_000);
      process.stdout.write(`── ${check.name}: ${code === 0 ? 'holds' : 'BROKEN'} (${seconds} s)\n`);
      if (code === 0) passed += 1;
      else failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function run(
  { command, args, environment }: Check,
  output: 'inherit' | 'pipe',
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const said: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        NX_TUI: 'false',
        FORCE_COLOR: '0',
        ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
        ...environment,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => said.push(chunk));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    const end = (code: number): void => resolve({ code, said: Buffer.concat(said).toString() });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
