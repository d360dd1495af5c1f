import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { downloadDebianPackage } from './debian-package.ts';
import type { FindOptions } from './find-options.ts';
import { downloadRelease } from './release.ts';
import { parseNatsVersion } from './config.ts';

export interface NatsServerBinary {
  path: string;
  version: readonly [number, number];
}

/** Downloads the program into `cacheDir` and returns its path. */
type Download = (options: FindOptions) => Promise<string>;

const fileName = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';

/**
 * Finds a real nats-server: on PATH or in /usr/sbin, in the cache of an earlier start, in the system's
 * package archive (unpacked, not installed), or on the project's release page.
 */
export async function findNatsServer(
  options: FindOptions,
  downloads: readonly Download[] = [downloadDebianPackage, downloadRelease],
): Promise<NatsServerBinary> {
  const installed = firstUsable(placesOnThisMachine(options.cacheDir));
  if (installed !== undefined) return installed;

  const failures: string[] = [];
  for (const download of downloads) {
    try {
      const found = firstUsable([await downloadInto(options, download)]);
      if (found !== undefined) return found;
      failures.push('the downloaded program does not run here');
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(explain(failures, options.cacheDir));
}

/**
 * Several processes may download at the same time: each uses its own folder and moves the finished program
 * into place.
 */
async function downloadInto(options: FindOptions, download: Download): Promise<string> {
  const target = join(options.cacheDir, 'nats');
  mkdirSync(target, { recursive: true });
  const folder = mkdtempSync(join(target, 'download-'));
  try {
    const program = join(target, fileName);
    renameSync(await download({ ...options, cacheDir: folder }), program);
    return program;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function placesOnThisMachine(cacheDir: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  // Debian installs it in a folder that only root has on the PATH.
  if (process.platform !== 'win32') folders.push('/usr/sbin', '/usr/local/bin');
  return [...folders.map((folder) => join(folder, fileName)), join(cacheDir, 'nats', fileName)];
}

function firstUsable(paths: readonly string[]): NatsServerBinary | undefined {
  for (const path of paths.filter((candidate) => existsSync(candidate))) {
    const version = versionOf(path);
    if (version !== undefined) return { path, version };
  }
  return undefined;
}

function versionOf(path: string): readonly [number, number] | undefined {
  try {
    return parseNatsVersion(execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }));
  } catch {
    // Another platform's program, or not a program: the next place may have a usable one.
    return undefined;
  }
}

function explain(failures: readonly string[], cacheDir: string): string {
  return [
    'There’s no nats-server on this machine, and it couldn’t be downloaded:',
    ...failures.map((failure) => `  - ${failure}`),
    'Any one of these helps:',
    '  1. install it (Debian, Ubuntu: apt-get install nats-server; macOS: brew install nats-server);',
    `  2. save the program from https://github.com/nats-io/nats-server/releases as ${join(cacheDir, 'nats', fileName)};`,
    '  3. set NATS_URL to another NATS server with JetStream.',
  ].join('\n');
}
