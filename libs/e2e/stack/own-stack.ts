import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { renderLine } from '@getaway/local-stack/stack/log-line';
import { findFreePorts } from '@getaway/local-stack/stack/ports';
import { startStack, type Stack } from '@getaway/local-stack/stack/start-stack';
import { openDatabases, type Databases } from './databases.ts';

/** The whole site, with the places where it leaves traces. */
export interface OwnStack extends Stack {
  readonly databases: Databases;
  /** Where the broker keeps its events. */
  readonly brokerFolder: string;
  /** What the parts wrote to their logs, each line whole. */
  readonly writtenLogs: string;
}

const folder = path.join(import.meta.dirname, '../../../.data/e2e');

/** Starts the whole site on free ports with empty data, which go when it stops; its log stays. `index` tells it from others. */
export async function startOwnStack(
  index: number,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnStack> {
  const dataDir = path.join(folder, String(index));
  const forget = (): void => rmSync(dataDir, { recursive: true, force: true });
  forget();
  mkdirSync(dataDir, { recursive: true });
  const logFile = path.join(folder, `${index}.log`);
  const log = createWriteStream(logFile);
  const writtenLogs = path.join(folder, `${index}.jsonl`);
  const written = createWriteStream(writtenLogs);
  try {
    const ports = await findFreePorts();
    const databases = openDatabases(dataDir, ports);
    const stack = await startStack({
      dataDir,
      ports,
      // A machine that runs several browsers and stacks is slow; what is about the limit sets its own. And no journey
      // waits until it is morning at the house.
      env: { TEMPLATE_TIMEOUT_MS: '30000', EMAIL_NIGHT: '00:00-00:00', ...env },
      log: (line) => {
        log.write(`${renderLine(line, false)}\n`);
        written.write(`${line.written}\n`);
      },
    });
    return {
      ...stack,
      databases,
      brokerFolder: path.join(dataDir, 'nats'),
      writtenLogs,
      stop: async () => {
        await databases.close();
        await stack.stop();
        log.end();
        written.end();
        forget();
      },
    };
  } catch (error) {
    throw new Error(`The stack did not start; its log is in ${logFile}`, { cause: error });
  }
}
