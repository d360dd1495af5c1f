import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../processes/child.ts';
import type { FindOptions } from './find-options.ts';

/**
 * Downloads Debian's nats-server package and unpacks it into a folder, without installing it and without
 * root.
 */
export async function downloadDebianPackage({ cacheDir, onProgress }: FindOptions): Promise<string> {
  for (const tool of ['apt-get', 'dpkg-deb']) {
    if (spawnSync(tool, ['--version']).status !== 0) throw new Error(`no ${tool}: not a Debian-like system`);
  }
  onProgress('downloading nats-server from this system’s package archive');
  await runToEnd({ command: 'apt-get', args: ['download', 'nats-server'], cwd: cacheDir });
  const file = readdirSync(cacheDir).find((name) => name.endsWith('.deb'));
  if (file === undefined) throw new Error('apt-get download left no package');
  await runToEnd({ command: 'dpkg-deb', args: ['-x', join(cacheDir, file), cacheDir] });
  return join(cacheDir, 'usr', 'sbin', 'nats-server');
}
