import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { renderLine } from '@getaway/dev-stack/stack/log-line';
import { findFreePorts } from '@getaway/dev-stack/stack/ports';
import { startStack } from '@getaway/dev-stack/stack/start-stack';
import { serveControl } from './control-server.ts';
import { passOn } from './running-stack.ts';
import { readShare } from './share.ts';

const dataDir = path.join(import.meta.dirname, `../../../.data/e2e-${readShare().current}`);

/** Starts the whole site on free ports with empty data; what the answered function stops again. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const logFile = path.join(dataDir, 'stack.log');
  const log = createWriteStream(logFile);
  try {
    const stack = await startStack({
      dataDir,
      ports: await findFreePorts(),
      log: (line) => log.write(`${renderLine(line, false)}\n`),
    });
    const control = await serveControl(stack);
    passOn({ urls: stack.urls, admin: stack.admin, controlUrl: control.url, logFile });
    return async () => {
      await control.close();
      await stack.stop();
      log.end();
    };
  } catch (error) {
    throw new Error(`The stack did not start; its log is in ${logFile}`, { cause: error });
  }
}
