import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { portVariables, type PortName, type Ports } from '@getaway/local-stack/stack/ports';

const root = path.join(import.meta.dirname, '../../..');

/** The whole site as a person starts it. */
export interface NpmStart {
  readonly pid: number;
  /** Ctrl-C. */
  stop(): Promise<void>;
}

/** Runs `npm start` until it is ready. Throws with its output when it ends before. */
export async function npmStart(dataDir: string, ports: Ports): Promise<NpmStart> {
  const variables = Object.entries(portVariables).map(
    ([name, [variable]]) => [variable, String(ports[name as PortName])] as const,
  );
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries<string>(variables), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A terminal interrupts the whole group, and so does this.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  let said = '';
  const isReady = new Promise<boolean>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Ready in')) resolve(true);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => resolve(false));
  });
  if (!(await isReady)) throw new Error(`npm start ended:\n${said.slice(-2_000)}`);
  return {
    pid,
    stop: async () => {
      const end = once(child, 'close');
      process.kill(-pid, 'SIGINT');
      await end;
    },
  };
}
