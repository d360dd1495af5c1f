import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './eventually.ts';

const caddyfile = path.join(import.meta.dirname, '../../../.compose/caddy/Caddyfile');

export interface RunningCaddy {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts Caddy in front of an edge, as the compose file configures it but without certificates. Undefined
 * when this machine has no Caddy; `CADDY` names one that is not on the PATH.
 */
export async function startCaddyBefore(edge: string): Promise<RunningCaddy | undefined> {
  const command = process.env['CADDY'] ?? 'caddy';
  if (spawnSync(command, ['version']).status !== 0) return undefined;
  const [site, office] = [await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const file = path.join(folder, 'Caddyfile');
  const text = readFileSync(caddyfile, 'utf8')
    .replace('{\n', '{\n\tadmin off\n')
    .replace('shell:8080', new URL(edge).host);
  writeFileSync(file, text);
  const child = spawn(command, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_HOST: `http://localhost:${site}`,
      ADMIN_HOST: `http://localhost:${office}`,
      TLS_EMAIL: 'nobody@example.com',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: 'ignore',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${site}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  await eventually(async () => {
    if (!(await fetch(`${origin}/healthz`)).ok) throw new Error('Caddy does not serve yet');
  });
  return { origin, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
