import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../processes/child.ts';
import type { FindOptions } from './find-options.ts';

/** Fetches Debian's nats-server package and unpacks it into the cache: nothing is installed, root is not needed. */
export async function downloadDebianPackage({ cacheDir, onProgress }: FindOptions): Promise<string> {
  for (const tool of ['apt-get', 'dpkg-deb']) {
    if (spawnSync(tool, ['--version']).status !== 0) throw new Error(`no ${tool}: not a Debian-like system`);
  }
  onProgress('fetching nats-server from the package archive of this system');
  const target = join(cacheDir, 'nats');
  const download = join(target, 'download');
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  try {
    await runToEnd({ command: 'apt-get', args: ['download', 'nats-server'], cwd: download });
    const file = readdirSync(download).find((name) => name.endsWith('.deb'));
    if (file === undefined) throw new Error('apt-get download left no package');
    await runToEnd({ command: 'dpkg-deb', args: ['-x', join(download, file), target] });
  } finally {
    rmSync(download, { recursive: true, force: true });
  }
  return join(target, 'usr', 'sbin', 'nats-server');
}
