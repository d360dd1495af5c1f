import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedVersion } from '../src/feeds/feed-version.rules.ts';
import { explainFault } from '../src/feeds/sync-fault.rules.ts';
import { fetchFeed, type FetchedFeed } from '../src/feeds/fetching/fetch-feed.client.ts';
import { calendarOf, startFeedServer, type FeedServer } from '@getaway/testing/feed-server';

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.stop());

const now = new Date('2027-05-01T12:00:00Z');
const unknown: FeedVersion = { etag: null, lastModified: null };
const calendar = calendarOf(['a', '2027-06-09', '2027-06-11', 'Reserved']);

function ask(name: string, known = unknown, timeoutMs = 2_000): Promise<FetchedFeed> {
  return fetchFeed(server.url(name), known, { allowPrivate: true, now, timeoutMs });
}

/** The message that staff see, or the body of a successful fetch. */
async function outcome(name: string): Promise<string> {
  const fetched = await ask(name);
  if (fetched.status === 'failed') return explainFault(fetched.fault);
  return fetched.status === 'fetched' ? fetched.body.toString() : fetched.status;
}

describe('a feed that answers', () => {
  test.each(['gzip', 'identity'] as const)('is read with the encoding %s', async (encoding) => {
    server.says('packed', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      response.end(encoding === 'gzip' ? gzipSync(calendar) : calendar);
    });
    expect(await outcome('packed')).toBe(calendar);
  });

  test('is requested with browser headers, and only when it has changed', async () => {
    server.says('marked', (request, response) => {
      if (request.headers['if-none-match'] === 'W/"1"') response.writeHead(304).end();
      else
        response
          .writeHead(200, { etag: 'W/"1"', 'last-modified': 'Sat, 01 May 2027 10:00:00 GMT' })
          .end(calendar);
    });
    const first = await ask('marked');
    const version = first.status === 'fetched' ? first.version : unknown;
    expect(version).toEqual({ etag: 'W/"1"', lastModified: 'Sat, 01 May 2027 10:00:00 GMT' });
    expect(await ask('marked', version)).toEqual({ status: 'unchanged' });
    const [, second] = server.questions('marked');
    expect(second?.headers['user-agent']).toMatch(/^Mozilla\/5\.0/);
    expect(second?.headers['if-modified-since']).toBe('Sat, 01 May 2027 10:00:00 GMT');
  });

  test('may redirect three times and no more', async () => {
    for (const [name, to] of [
      ['r0', 'r1'],
      ['r1', 'r2'],
      ['r2', 'r3'],
      ['r3', 'end'],
    ] as const)
      server.says(name, (_request, response) => response.writeHead(302, { location: `/${to}` }).end());
    server.says('end', calendar);
    expect(await outcome('r1')).toBe(calendar);
    expect(await outcome('r0')).toMatch(/more than 3 times/);
  });

  test.each([
    'file:///etc/passwd',
    'ftp://127.0.0.1/a',
    'http://name:secret@127.0.0.1/',
    'data:text/calendar,BEGIN',
  ])('and redirects to %s is not followed', async (location) => {
    server.says('astray', (_request, response) => response.writeHead(302, { location }).end());
    expect(await outcome('astray')).toMatch(/isn’t a web address/);
  });
});

describe('a feed that fails reports why:', () => {
  test.each([
    [401, /sign-in \(401\).*secret iCal link/],
    [403, /doesn’t allow access to this link \(403\)/],
    [404, /There’s no calendar at this address \(404\)/],
    [410, /removed this link \(410\)/],
    [429, /sync less often \(429\)/],
    [500, /returned an error \(500\)/],
    [503, /returned an error \(503\)/],
    [204, /status 204/],
  ])('%i', async (status, words) => {
    server.says('status', (_request, response) => response.writeHead(status).end());
    expect(await outcome('status')).toMatch(words);
  });

  test.each([
    ['120', 120_000],
    ['Sat, 01 May 2027 12:05:00 GMT', 300_000],
    ['999999999', 86_400_000],
    ['soon', undefined],
    ['Sat, 01 May 2027 11:00:00 GMT', undefined],
  ])('a 429 with Retry-After %s waits %s ms', async (header, waitMs) => {
    server.says('wait', (_request, response) => response.writeHead(429, { 'retry-after': header }).end());
    const fetched = await ask('wait');
    expect(fetched).toEqual({
      status: 'failed',
      fault: { kind: 'status', status: 429 },
      ...(waitMs === undefined ? {} : { waitMs }),
    });
  });

  test('a slow drip ends with the timeout', async () => {
    server.says('drip', (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('B'), 20);
      response.on('close', () => clearInterval(drip));
    });
    // It has no last byte, so a client that waited for it would never end.
    expect(await ask('drip', unknown, 300)).toMatchObject({ fault: { kind: 'time-out' } });
  });

  test('a server that accepts and never answers ends with the timeout', async () => {
    server.says('silent', () => undefined);
    expect(await ask('silent', unknown, 300)).toMatchObject({ fault: { kind: 'time-out' } });
  });

  test('50 MB are not read to the end', async () => {
    let sent = 0;
    server.says('huge', (_request, response) => {
      response.writeHead(200);
      const piece = Buffer.alloc(1024 * 1024, 'A');
      const more = (): void => {
        if (sent >= 50 || response.destroyed) return void response.end();
        sent += 1;
        response.write(piece, more);
      };
      more();
    });
    expect(await outcome('huge')).toMatch(/larger than 5 MB/);
    expect(sent).toBeLessThan(20);
  });

  test('50 MB that are announced are not read at all', async () => {
    server.says('announced', (_request, response) => {
      response.writeHead(200, { 'content-length': String(50 * 1024 * 1024) });
      response.write('BEGIN');
    });
    expect(await outcome('announced')).toMatch(/larger than 5 MB/);
  });

  test('a gzip bomb does not unfold', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 'A'));
    server.says('bomb', (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const before = process.memoryUsage().rss;
    expect(await outcome('bomb')).toMatch(/larger than 5 MB/);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test.each([
    ['broken gzip', 'gzip', 'no gzip at all'],
    ['an unsupported content encoding', 'zstd', 'x'],
  ])('%s', async (_what, encoding, body) => {
    server.says('unpackable', (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    );
    expect(await outcome('unpackable')).toMatch(/damaged and can’t be read/);
  });

  test('a refused connection, and an unknown host name', async () => {
    const at = (url: string) => fetchFeed(url, unknown, { allowPrivate: true, now, timeoutMs: 3_000 });
    expect(await at('http://127.0.0.1:9/')).toMatchObject({ fault: { kind: 'no-connection' } });
    const name = await at('http://no-such-host.invalid/');
    expect(name.status === 'failed' && name.fault.kind).toMatch(/^(?:unknown-host|no-connection|time-out)$/);
  });
});

test('no error message contains the address', async () => {
  for (const name of ['status', 'astray', 'unpackable', 'nothing-here'])
    expect(JSON.stringify(await ask(name))).not.toMatch(/secret|127\.0\.0\.1/);
});
