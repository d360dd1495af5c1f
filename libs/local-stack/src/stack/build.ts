import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runToEnd } from '@getaway/infrastructure/processes/child';

const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
  'libs/*/package.json',
  'libs/{kernel,property,contracts,web-kit,federation,service-kit}/**',
  'svc-*/prisma*/**',
  'svc-*/prisma.config.ts',
  '{mf-public,mf-admin,shell}/**',
];
const notInputs =
  /(^|\/)(node_modules|dist|dist-ssr|generated|tests|\.rspack-cache|test-results)(\/|$)|^libs\/property\/(property|texts)\.json$|\.test\.tsx?$|\.md$/;
const outputs = [
  ...['mf-public', 'mf-admin', 'shell'].map((part) => join(part, 'dist')),
  join('mf-public', 'dist-ssr'),
  ...['svc-booking', 'svc-calendar', 'svc-crm-email'].map((part) => join(part, 'src', 'generated')),
];

/**
 * Builds every part through Nx, whose cache knows what is current. Where nothing changed since the last build
 * here, not even Nx is started: it takes longer to find that out than all else of a second start.
 */
export async function buildParts(
  rootDir: string,
  { onLine, signal }: { onLine: (line: string) => void; signal: AbortSignal },
): Promise<'built' | 'unchanged'> {
  const noteFile = join(rootDir, '.cache', 'built.json');
  const before = fingerprint(rootDir);
  const isBuilt = outputs.every((folder) => existsSync(join(rootDir, folder)));
  if (isBuilt && existsSync(noteFile) && readFileSync(noteFile, 'utf8') === before) return 'unchanged';
  await runToEnd({
    command: process.execPath,
    args: [
      join(rootDir, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'),
      'run-many',
      '-t',
      'build',
      '--outputStyle=static',
    ],
    cwd: rootDir,
    env: { ...process.env, NODE_ENV: 'production' },
    graceMs: 2000,
    onLine,
    signal,
  });
  mkdirSync(dirname(noteFile), { recursive: true });
  writeFileSync(noteFile, before);
  return 'built';
}

/** Sizes and times of all inputs: enough to tell that nothing was touched, and quick. */
function fingerprint(rootDir: string): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: rootDir, exclude: (path) => notInputs.test(path) }).sort();
  for (const file of files) {
    const stat = statSync(join(rootDir, file));
    if (stat.isFile()) hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
