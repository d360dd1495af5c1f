import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fragmentName } from '@getaway/contracts/fragment';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { inTurns, tellBench } from '@getaway/testing/bench';

const secondsEach = 4;
const warmUpRequests = 5_000;
const connections = 16;
const leastOfStatic = 0.8;
/** No brotli, which only the static file would have. */
const headers = { 'accept-encoding': 'gzip' };

const fragmentFile = `fragments/${fragmentName('/')}.json`;
const copyFile = 'copy.json';

const folder = mkdtempSync(path.join(tmpdir(), 'fragments-'));
let server: Child;
let origin: string;

beforeAll(async () => {
  for (const each of ['dist', 'dist-ssr'])
    cpSync(path.join(import.meta.dirname, '..', each), path.join(folder, each), { recursive: true });
  await startServer();
  const answer = await fetch(`${origin}/${fragmentFile}`);
  expect(answer.status).toBe(200);
  const fragment = Buffer.from(await answer.arrayBuffer());
  writeFileSync(path.join(folder, 'dist', copyFile), fragment);
  writeFileSync(path.join(folder, 'dist', `${copyFile}.gz`), gzipSync(fragment));
  // A server finds compressed files when it starts.
  await server.stop();
  await startServer();
});

async function startServer(): Promise<void> {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  server = startChild({
    command: process.execPath,
    args: [fileURLToPath(new URL('./fragment-server.ts', import.meta.url))],
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      BUILD: folder,
      PORT: String(port),
      HOUSE_FILES: path.join(folder, 'house'),
      CONNECTIONS_PER_NETWORK: '0',
    },
  });
  const isUp = async (): Promise<boolean> => {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    return answer?.ok === true;
  };
  while (!(await isUp()))
    if (await Promise.race([server.exited.then(() => true), sleep(100, false)]))
      throw new Error(`The server ended: ${server.recentLines().join('\n')}`);
}

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(file: string, extent: { amount: number } | { duration: number }): Promise<number> {
  const { errors, non2xx, requests } = await autocannon({
    url: `${origin}/${file}`,
    headers,
    connections,
    ...extent,
  });
  expect([errors, non2xx]).toEqual([0, 0]);
  return requests.average;
}

it(`a fragment is served at ${leastOfStatic} of the rate of a static file with the same bytes`, async () => {
  const [ours, copy] = await Promise.all(
    [fragmentFile, copyFile].map(async (file) => {
      const answer = await fetch(`${origin}/${file}`, { headers });
      return { encoding: answer.headers.get('content-encoding'), body: await answer.text() };
    }),
  );
  expect(ours).toEqual(copy);
  expect(ours?.encoding).toBe('gzip');
  for (const file of [fragmentFile, copyFile]) await ask(file, { amount: warmUpRequests });
  const rounds = await inTurns({
    ours: () => ask(fragmentFile, { duration: secondsEach }),
    control: () => ask(copyFile, { duration: secondsEach }),
  });
  expect(tellBench({ bench: 'fragments', control: 'static file', unit: '/s' }, rounds)).toBeGreaterThan(
    leastOfStatic,
  );
});
