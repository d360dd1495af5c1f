import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { inTurns, tellBench } from '@getaway/testing/bench';

const secondsEach = 4;
const warmUpRequests = 5_000;
const connections = 16;
const leastOfStatic = 0.8;
/** Not compressed better than this, so that both answers have the same number of bytes. */
const headers = { 'accept-encoding': 'gzip' };

const folder = mkdtempSync(path.join(tmpdir(), 'fragments-'));
let server: Child;
let origin: string;

beforeAll(async () => {
  for (const each of ['dist', 'dist-ssr'])
    cpSync(path.join(import.meta.dirname, '..', each), path.join(folder, each), { recursive: true });
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
  for (;;) {
    if (
      await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (await Promise.race([server.exited.then(() => true), sleep(100, false)]))
      throw new Error(`The server ended: ${server.recentLines().join('\n')}`);
  }
  const fragment = Buffer.from(await (await fetch(`${origin}/fragments/home.json`)).arrayBuffer());
  writeFileSync(path.join(folder, 'dist/copy.json'), fragment);
  writeFileSync(path.join(folder, 'dist/copy.json.gz'), gzipSync(fragment));
});
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
    ['fragments/home.json', 'copy.json'].map(async (file) => {
      const answer = await fetch(`${origin}/${file}`, { headers });
      return { encoding: answer.headers.get('content-encoding'), body: await answer.text() };
    }),
  );
  expect(ours).toEqual(copy);
  expect(ours?.encoding).toBe('gzip');
  for (const file of ['fragments/home.json', 'copy.json']) await ask(file, { amount: warmUpRequests });
  const rounds = await inTurns({
    ours: () => ask('fragments/home.json', { duration: secondsEach }),
    control: () => ask('copy.json', { duration: secondsEach }),
  });
  expect(tellBench({ bench: 'fragments', control: 'static file', unit: '/s' }, rounds)).toBeGreaterThan(
    leastOfStatic,
  );
});
