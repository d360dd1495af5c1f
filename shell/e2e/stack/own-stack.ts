import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { renderLine } from '@getaway/dev-stack/stack/log-line';
import { findFreePorts } from '@getaway/dev-stack/stack/ports';
import { startStack, type Stack } from '@getaway/dev-stack/stack/start-stack';

const dataDir = path.join(import.meta.dirname, '../../../.data');

/**
 * Starts the whole site on free ports with empty data. `index` tells stacks apart that run at once; the next of its
 * number begins empty again.
 */
export async function startOwnStack(index: number): Promise<Stack> {
  const folder = path.join(dataDir, `e2e-${index}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const logFile = path.join(folder, 'stack.log');
  const log = createWriteStream(logFile);
  try {
    const stack = await startStack({
      dataDir: folder,
      ports: await findFreePorts(),
      log: (line) => log.write(`${renderLine(line, false)}\n`),
    });
    return {
      ...stack,
      stop: async () => {
        await stack.stop();
        log.end();
      },
    };
  } catch (error) {
    throw new Error(`The stack did not start; its log is in ${logFile}`, { cause: error });
  }
}
