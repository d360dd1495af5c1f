import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, endLeftover } from '@getaway/infrastructure/processes/leftovers';

interface Note {
  pid: number;
  stopSignal: NodeJS.Signals;
  command: string | undefined;
}

/** Notes of the processes that run, so that the next start can end what a killed one left behind. */
export interface RunFiles {
  note(part: string, child: { pid: number; stopSignal: NodeJS.Signals }): void;
  forget(part: string): void;
  /** Ends every noted process that still lives; answers the names of those parts. */
  endLeftovers(): Promise<string[]>;
}

export function openRunFiles(folder: string): RunFiles {
  const fileOf = (part: string): string => join(folder, `${part}.json`);
  return {
    note: (part, { pid, stopSignal }) => {
      // Not before: a refused start leaves the folder as it was.
      mkdirSync(folder, { recursive: true });
      const note: Note = { pid, stopSignal, command: commandLineOf(pid) };
      writeFileSync(fileOf(part), JSON.stringify(note));
    },
    forget: (part) => rmSync(fileOf(part), { force: true }),
    endLeftovers: async () => {
      const ended = await Promise.all(
        (existsSync(folder) ? readdirSync(folder) : []).map(async (name) => {
          const { pid, command, stopSignal } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Note;
          const wasAlive = command !== undefined && (await endLeftover(pid, command, stopSignal));
          rmSync(join(folder, name), { force: true });
          return wasAlive ? [name.replace(/\.json$/, '')] : [];
        }),
      );
      return ended.flat();
    },
  };
}
