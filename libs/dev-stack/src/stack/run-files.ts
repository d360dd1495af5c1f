import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, endLeftover } from '../processes/leftovers.ts';

/** Notes of the processes that run, so that the next start can end what a killed one left behind. */
export interface RunFiles {
  note(part: string, pid: number): void;
  forget(part: string): void;
  /** Ends every noted process that still lives; answers the names of those parts. */
  endLeftovers(): Promise<string[]>;
}

export function openRunFiles(folder: string): RunFiles {
  mkdirSync(folder, { recursive: true });
  const fileOf = (part: string): string => join(folder, `${part}.json`);
  return {
    note: (part, pid) => writeFileSync(fileOf(part), JSON.stringify({ pid, command: commandLineOf(pid) })),
    forget: (part) => rmSync(fileOf(part), { force: true }),
    endLeftovers: async () => {
      const ended = await Promise.all(
        readdirSync(folder).map(async (name) => {
          const { pid, command } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
            pid: number;
            command?: string;
          };
          const wasAlive = command !== undefined && (await endLeftover(pid, command, 'SIGTERM'));
          rmSync(join(folder, name), { force: true });
          return wasAlive ? [name.replace(/\.json$/, '')] : [];
        }),
      );
      return ended.flat();
    },
  };
}
