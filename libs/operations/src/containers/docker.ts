import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const rootDir = join(import.meta.dirname, '..', '..', '..', '..');

/** Runs `docker …` at the top of the project and answers what it wrote. Throws with what it complained of. */
export function docker(...args: readonly string[]): Promise<string> {
  return dockerWith({}, ...args);
}

export interface DockerInput {
  /** What the command reads. */
  readonly input?: NodeJS.ReadableStream;
  /** Where it writes; answered as text unless given. */
  readonly output?: NodeJS.WritableStream;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export function dockerWith({ input, output, env }: DockerInput, ...args: readonly string[]): Promise<string> {
  const child = spawn('docker', args, {
    cwd: rootDir,
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  const complained: Buffer[] = [];
  if (input && child.stdin) input.pipe(child.stdin);
  if (output) child.stdout?.pipe(output);
  else child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => complained.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', (cause) => reject(new Error('docker can’t be run', { cause })));
    child.on('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(said).toString().trim());
      const reason = Buffer.concat(complained).toString().trim();
      reject(new Error(`docker ${args.join(' ')} ended with ${code}\n${reason}`));
    });
  });
}

/** `docker compose …`. COMPOSE_FILE and COMPOSE_PROFILES choose what it is about, as by hand. */
export function compose(...args: readonly string[]): Promise<string> {
  return docker('compose', ...args);
}

/** The ids of a service's containers, the oldest first; those that run unless told otherwise. */
export async function containersOf(service: string, which: 'running' | 'all' = 'running'): Promise<string[]> {
  const listed = await compose('ps', '--quiet', ...(which === 'all' ? ['--all'] : []), service);
  const ids = listed.split('\n').filter(Boolean);
  if (ids.length < 2) return ids;
  const created = await docker('inspect', '--format', '{{.Created}} {{.Id}}', ...ids);
  return created
    .split('\n')
    .sort()
    .map((line) => line.split(' ')[1] ?? '');
}

/** A variable as compose sees it: from the environment, or from `.env`. */
export function variable(name: string): string | undefined {
  const file = join(rootDir, '.env');
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined;
  return process.env[name] ?? inFile;
}

/** The address on this machine at which a container's port is published. */
export async function publishedAddress(service: string, port: number): Promise<string> {
  const at = await compose('port', service, String(port));
  return `http://localhost:${at.slice(at.lastIndexOf(':') + 1)}`;
}
