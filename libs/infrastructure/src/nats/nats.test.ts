import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findNatsServer } from './find-server.ts';
import { parseNatsVersion, renderNatsConfig } from './config.ts';
import { downloadRelease, releaseArchive } from './release.ts';

describe('the configuration', () => {
  const base = { port: 4222, storeDir: '/data/store', durable: true } as const;

  test('writes every message through to the disk if the server supports it', () => {
    expect(renderNatsConfig({ ...base, version: [2, 12] })).toContain('sync_interval: always');
    expect(renderNatsConfig({ ...base, version: [2, 9] })).not.toContain('sync_interval');
    expect(renderNatsConfig({ ...base, version: [2, 12], durable: false })).not.toContain('sync_interval');
  });

  test('listens only on loopback', () => {
    expect(renderNatsConfig({ ...base, version: [2, 9] })).toContain('host: "127.0.0.1"');
  });
});

test('parses versions as the server writes them', () => {
  expect(parseNatsVersion('nats-server: v2.10.3\n')).toEqual([2, 10]);
  expect(parseNatsVersion('command not found')).toBeUndefined();
});

test('several processes that look for the program at once all find a complete one', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'getaway-nats-'));
  const download = async ({ cacheDir: folder }: { cacheDir: string }): Promise<string> => {
    const program = join(folder, 'nats-server');
    if (readdirSync(folder).length > 0) throw new Error('somebody else is at work here');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    await sleep(20);
    writeFileSync(program, 'echo nats-server: v2.12.0\n', { flag: 'a' });
    return program;
  };
  try {
    const found = await Promise.all(
      Array.from({ length: 5 }, () => findNatsServer({ cacheDir, onProgress: () => undefined }, [download])),
    );
    expect(new Set(found.map(({ path }) => path)).size).toBe(1);
    expect(readdirSync(join(cacheDir, 'nats')).filter((name) => name.startsWith('download-'))).toEqual([]);
  } finally {
    rmSync(cacheDir, { recursive: true });
  }
});

describe('a release', () => {
  let folder: string;
  let server: Server;
  let page: string;
  const archive = releaseArchive(process.platform, process.arch);
  const files = new Map<string, Buffer>();

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'getaway-nats-'));
    const inner = join(folder, 'packed', 'nats-server-v0');
    mkdirSync(inner, { recursive: true });
    writeFileSync(join(inner, 'nats-server'), '#!/bin/sh\n');
    chmodSync(join(inner, 'nats-server'), 0o755);
    execFileSync('tar', ['-czf', join(folder, archive), '-C', join(folder, 'packed'), 'nats-server-v0']);
    files.set(archive, readFileSync(join(folder, archive)));
    server = createServer((request, response) => {
      const file = files.get((request.url ?? '').slice(1));
      response.writeHead(file === undefined ? 404 : 200).end(file);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    page = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const download = (): Promise<string> =>
    downloadRelease({ cacheDir: join(folder, 'cache'), onProgress: () => undefined }, page);

  test('is unpacked when its checksum matches the release’s', async () => {
    const sum = createHash('sha256')
      .update(files.get(archive) ?? '')
      .digest('hex');
    files.set('SHA256SUMS', Buffer.from(`${sum}  ${archive}\n`));
    expect(readFileSync(await download(), 'utf8')).toContain('#!/bin/sh');
  });

  test('is refused when its checksum differs', async () => {
    files.set('SHA256SUMS', Buffer.from(`${'0'.repeat(64)}  ${archive}\n`));
    await expect(download()).rejects.toThrow('is damaged');
  });

  test('that cannot be downloaded gives a clear error', async () => {
    files.delete('SHA256SUMS');
    await expect(download()).rejects.toThrow('answered 404');
  });
});
