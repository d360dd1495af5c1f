import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/** How to run a program that refuses to run as root. */
export interface Unprivileged {
  wrap(
    command: string,
    args: readonly string[],
  ): { command: string; args: string[]; uid?: number; gid?: number };
  /** Gives a file or an empty folder to the account that the program will run as. */
  own(path: string): void;
}

const nobody = 65534;
const namespaceFlags = ['--user', '--map-user=1000', '--map-group=1000'];

/**
 * PostgreSQL does not run as root. For root, a user namespace maps it to another user, which needs no account
 * and keeps our ownership of the files; where namespaces are forbidden (some containers) it runs as `nobody`.
 */
export function unprivileged(): Unprivileged {
  if (process.getuid?.() !== 0) {
    return { wrap: (command, args) => ({ command, args: [...args] }), own: () => undefined };
  }
  if (spawnSync('unshare', [...namespaceFlags, 'true']).status === 0) {
    return {
      wrap: (command, args) => ({ command: 'unshare', args: [...namespaceFlags, command, ...args] }),
      own: () => undefined,
    };
  }
  return {
    wrap: (command, args) => ({ command, args: [...args], uid: nobody, gid: nobody }),
    own: (path) => chownSync(path, nobody, nobody),
  };
}
