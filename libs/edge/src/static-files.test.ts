import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import type { Running } from '@getaway/service-kit/shutdown';
import { createWebApp } from './create-web-app.ts';
import { securityHeaders } from './security-headers.ts';
import { onlyReads, sendNoSuchFile, staticFiles } from './static-files.ts';

const script = 'console.log("hello");'.repeat(100);
let folder: string;
let server: Running & { port: number };
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-files-'));
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(path.join(folder, 'secret.json'), '{"secret":true}');
  writeFileSync(path.join(dist, 'app.0a1b2c3d.js'), script);
  writeFileSync(path.join(dist, 'app.0a1b2c3d.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(dist, 'mf-manifest.json'), '{}');
  writeFileSync(path.join(dist, '.env'), 'SECRET=1');
  const policy = { cardProvider: false, remoteOrigins: [], secure: true, development: false };
  const app = createWebApp({
    logger: createLogger({ part: 'test', level: 'silent' }),
    ready: [],
    handlers: [
      securityHeaders(policy),
      onlyReads,
      staticFiles(dist, { development: false, headers: { 'X-Kind': 'file' } }),
      sendNoSuchFile,
    ],
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  base = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Sends a path unchanged; fetch would normalize it first. */
async function rawStatus(target: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString();
}

describe('the static server', () => {
  it('allows hashed files to be cached forever and sends the compressed files of the build', async () => {
    const answer = await fetch(`${base}/app.0a1b2c3d.js`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.text()).toBe(script);
  });

  it('requires revalidation of names without a hash, and answers 304', async () => {
    const first = await fetch(`${base}/mf-manifest.json`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${base}/mf-manifest.json`, {
      // Without an explicit cache mode, fetch requests the whole file again.
      headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('answers a missing chunk with 404 and no page', async () => {
    const answer = await fetch(`${base}/gone.0a1b2c3d.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it.each([
    ['/.env', 404],
    ['/.git/config', 404],
    ['/', 404],
    ['/.', 400],
    ['/../secret.json', 400],
    ['/..%2fsecret.json', 400],
    ['/%2e%2e/secret.json', 400],
    ['/..%5csecret.json', 400],
    ['//../secret.json', 400],
  ])('does not serve %s', async (target, status) => {
    const answer = await rawStatus(target);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toMatch(/secret":true|SECRET=1/);
  });

  it('survives a file that a new build has deleted', async () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'rebuilt-'));
    for (const name of ['page.json', 'page.json.br']) writeFileSync(path.join(dist, name), '{}');
    const server = await listen(express().use(staticFiles(dist, { development: false }), sendNoSuchFile), {
      host: '127.0.0.1',
      port: 0,
    });
    rmSync(dist, { recursive: true });
    for (let asked = 0; asked < 2; asked += 1) {
      const answer = await fetch(`http://127.0.0.1:${server.port}/page.json`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toBe('Not found\n');
    }
    await server.stop();
  });

  it('refuses writes', async () => {
    const answer = await fetch(`${base}/mf-manifest.json`, { method: 'PUT', body: '{}' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('sends the security headers with every file', async () => {
    const { headers } = await fetch(`${base}/mf-manifest.json`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
