import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';

/** A service as a process of its own, ready to serve at its environment's `PORT`. */
export async function startServiceProcess(
  mainFile: string,
  environment: Readonly<Record<string, string>>,
): Promise<Child> {
  const child = startChild({ command: process.execPath, args: [mainFile], env: environment });
  const isReady = () =>
    fetch(`http://127.0.0.1:${environment['PORT']}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  const exited = child.exited.then(() => true);
  while (!(await isReady())) {
    if (await Promise.race([exited, sleep(100, false)]))
      throw new Error(`${mainFile} ended: ${child.recentLines().join('\n')}`);
  }
  return child;
}
