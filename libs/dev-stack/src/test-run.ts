import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureHeadlessChromium } from './browser/chromium.ts';

// `npm test`: everything that decides whether a change is good, from what is quickest to tell to what is slowest.

const root = path.join(import.meta.dirname, '../../..');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const checks: readonly Check[] = [
  { name: 'format', command: bin('prettier'), args: ['--check', '.', '--log-level', 'warn'] },
  {
    name: 'generated clients',
    command: bin('nx'),
    args: ['run-many', '-t', 'generate', '--output-style=static'],
  },
  // One process for all parts; --force, because it would not see a change in another part's files.
  { name: 'types', command: bin('tsc'), args: ['-b', '--force'] },
  { name: 'lint', command: bin('oxlint'), args: [] },
  { name: 'boundaries', command: process.execPath, args: ['.ci/boundaries/check.ts'] },
  { name: 'pages say what is so', command: process.execPath, args: ['.ci/docs/check.ts'] },
  { name: 'released contracts', command: process.execPath, args: ['.ci/contracts/check.ts'] },
  { name: 'nothing unused', command: bin('knip'), args: [] },
  {
    name: 'unit and integration',
    command: bin('nx'),
    // Three at once: they wait for brokers and clocks as often as they work.
    args: ['run-many', '-t', 'test', '--output-style=static', '--parallel=3'],
  },
  {
    name: 'dates under another time zone',
    command: bin('vitest'),
    args: ['run', '--root', 'libs/kernel'],
    // The far side of the date line: whoever mixes local and UTC days is a day off here.
    environment: { TZ: 'Pacific/Kiritimati' },
  },
  { name: 'builds', command: bin('nx'), args: ['run-many', '-t', 'build', '--output-style=static'] },
  // Never from a cache: it runs all services, and changes with each of them.
  {
    name: 'two of each service',
    command: bin('vitest'),
    args: ['run', '--root', 'libs/dev-stack/replicas', 'replicas'],
  },
  {
    name: 'journeys in Chromium',
    command: bin('playwright'),
    args: ['test', '-c', 'shell/e2e/playwright.config.ts'],
  },
];

const only = process.argv.slice(2);
const chosen =
  only.length === 0 ? checks : checks.filter(({ name }) => only.some((word) => name.includes(word)));
const chromium = chosen.some(({ name }) => name.includes('Chromium')) ? ensureHeadlessChromium() : undefined;
const failed: string[] = [];

for (const check of chosen) {
  const startedAt = Date.now();
  process.stdout.write(`\n── ${check.name} ──\n`);
  const code = await run(check);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  process.stdout.write(`── ${check.name}: ${code === 0 ? 'holds' : 'BROKEN'} (${seconds} s)\n`);
  if (code !== 0) failed.push(check.name);
}

if (failed.length > 0) process.stdout.write(`\nBroken: ${failed.join(', ')}\n`);
process.stdout.write(`\nchecks: ${chosen.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

function run({ command, args, environment }: Check): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        NX_TUI: 'false',
        FORCE_COLOR: '0',
        ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
        ...environment,
      },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
