import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../processes/child.ts';
import type { FindOptions } from './find-options.ts';

const version = '2.11.8';
const releasePage = `https://github.com/nats-io/nats-server/releases/download/v${version}`;
const downloadDeadlineMs = 120_000;

/**
 * Downloads the pinned release for this machine, verifies it with the release's SHA256SUMS and unpacks it.
 */
export async function downloadRelease(options: FindOptions, page: string = releasePage): Promise<string> {
  const { cacheDir, onProgress } = options;
  const archive = releaseArchive(process.platform, process.arch);
  onProgress(`downloading nats-server ${version} from ${new URL(page).host}`);
  const [sums, bytes] = await Promise.all([
    fetchBytes(`${page}/SHA256SUMS`),
    fetchBytes(`${page}/${archive}`),
  ]);
  const expected = sumOf(sums.toString('utf8'), archive);
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (expected !== actual)
    throw new Error(`${archive} is damaged: sha256 ${actual}, the release says ${expected}`);

  const target = join(cacheDir, 'nats');
  mkdirSync(target, { recursive: true });
  const file = join(target, archive);
  writeFileSync(file, bytes);
  try {
    // bsdtar on Windows and macOS reads zip files as well.
    await runToEnd({ command: 'tar', args: ['-xf', file, '-C', target, '--strip-components=1'] });
  } finally {
    rmSync(file, { force: true });
  }
  return join(target, process.platform === 'win32' ? 'nats-server.exe' : 'nats-server');
}

/** The project's name of a build: Go's names of system and processor. */
export function releaseArchive(platform: string, arch: string): string {
  const system = platform === 'win32' ? 'windows' : platform;
  const processor = arch === 'x64' ? 'amd64' : arch;
  return `nats-server-v${version}-${system}-${processor}.${platform === 'linux' ? 'tar.gz' : 'zip'}`;
}

function sumOf(sums: string, archive: string): string {
  const line = sums.split('\n').find((text) => text.trim().endsWith(archive));
  const sum = line?.trim().split(/\s+/)[0];
  if (sum === undefined) throw new Error(`the release has no ${archive}`);
  return sum;
}

async function fetchBytes(url: string): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(downloadDeadlineMs) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (cause) {
    throw new Error(`cannot fetch ${url}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
