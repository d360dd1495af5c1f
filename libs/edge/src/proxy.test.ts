import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { RequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { createWebApp } from './create-web-app.ts';
import { createProxy } from './proxy.ts';
import { serviceProxy } from './service-proxy.ts';
import { onlyReads } from './static-files.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function serve(handler: RequestListener): Promise<string> {
  const server = await listen(handler, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

/** An edge in front of svc-booking; the other two services are unavailable. */
async function edgeBefore(
  booking: string | string[],
  more: RequestHandler[] = [],
  trustedProxies: string[] = [],
) {
  const proxy = createProxy(logger);
  ends.push(() => proxy.close());
  const away = await addressOfNobody();
  const services = serviceProxy(proxy, {
    BOOKING_URL: [booking].flat(),
    CALENDAR_URL: [away],
    CRM_EMAIL_URL: [away],
  });
  return serve(createWebApp({ logger, trustedProxies, ready: [], handlers: [services, ...more] }));
}

async function addressOfNobody(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 1}`;
}

/** Returns the request that it received. */
const echo: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('base64');
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }),
    );
  });
};

interface Echoed {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

async function echoed(answer: Response): Promise<Echoed> {
  return (await answer.json()) as Echoed;
}

describe('the proxy', () => {
  it('forwards method, path, query and body byte for byte', async () => {
    const edge = await edgeBefore(await serve(echo));
    const signed = Buffer.from('{ "id":"evt_1",\r\n\t"ä":\u0000"x" }  ');
    const answer = await fetch(`${edge}/api/stripe/webhook?a=%2F`, {
      method: 'POST',
      body: signed,
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=abc' },
    });
    const seen = await echoed(answer);
    expect(seen).toMatchObject({ method: 'POST', url: '/api/stripe/webhook?a=%2F' });
    expect(seen.headers['stripe-signature']).toBe('t=1,v1=abc');
    expect(Buffer.from(seen.body, 'base64').equals(signed)).toBe(true);
  });

  it('passes uploads on as they arrive, so that a refusal does not wait for the rest', async () => {
    const seen: number[] = [];
    const edge = await edgeBefore(
      await serve((request, response) => {
        if (request.headers.cookie === undefined) {
          response.writeHead(401).end('sign in');
          return;
        }
        request.on('data', (chunk: Buffer) => seen.push(chunk.length));
        request.on('end', () => response.end(String(seen.reduce((sum, each) => sum + each, 0))));
      }),
    );
    const upload = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
      fetch(`${edge}/api/admin/house/files`, { method: 'POST', body, headers });
    const largest = await upload(new Uint8Array(25_000_000), { cookie: 'session=x' });
    expect(await largest.text()).toBe('25000000');
    expect((await upload(new Uint8Array(25_000_001), { cookie: 'session=x' })).status).toBe(413);

    const { hostname, port } = new URL(edge);
    const begin = (more: string) => {
      const socket = connect(Number(port), hostname);
      socket.write(`POST /api/admin/house/files HTTP/1.1\r\nHost: ${hostname}\r\n${more}\r\n\r\nbegins`);
      return new Promise<string>((resolve) => {
        socket.once('data', (data) => {
          socket.destroy();
          resolve(String(data).slice(0, 12));
        });
      });
    };
    expect(await begin('Content-Length: 1000000')).toBe('HTTP/1.1 401');
    expect(await begin('Transfer-Encoding: chunked'), 'without a length').toBe('HTTP/1.1 413');
  });

  it('passes long drafts and rate files on, and names the limit of a body that is too long', async () => {
    const asked: string[] = [];
    const edge = await edgeBefore(
      await serve((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        if (request.headers.cookie === undefined) response.writeHead(401).end('sign in');
        else echo(request, response);
      }),
    );
    const send = (method: string, path: string, bytes: number) =>
      fetch(edge + path, { method, body: 'x'.repeat(bytes), headers: { cookie: 'session=x' } });
    const draft = '/api/admin/house/draft';
    const imports = '/api/admin/rate-periods/imports';
    for (const [method, path, bytes] of [
      ['PUT', draft, 1_000],
      ['PUT', draft, 102_401],
      ['PUT', draft, 1_000_000],
      ['POST', imports, 2_000_000],
      ['POST', '/api/admin/rate-periods/import-previews', 2_000_000],
    ] as const) {
      const { body } = await echoed(await send(method, path, bytes));
      expect(Buffer.from(body, 'base64')).toHaveLength(bytes);
    }
    asked.splice(0);
    for (const [method, path, bytes, most] of [
      ['PUT', draft, 1_000_001, '1 MB'],
      ['POST', imports, 2_000_001, '2 MB'],
      ['POST', draft, 102_401, '100 kB'],
      ['POST', '/api/admin/house/publish', 102_401, '100 kB'],
    ] as const) {
      const refused = await send(method, path, bytes);
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({ detail: `This request can have at most ${most}` });
    }
    expect(asked).toEqual([]);
  });

  it('compresses long answers, which services send uncompressed', async () => {
    const edge = await edgeBefore(await serve(echo));
    const ask = (body: string) => fetch(`${edge}/api/quote`, { method: 'POST', body });
    const long = await ask('x'.repeat(2_000));
    expect(long.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(long.headers.get('vary')).toContain('Accept-Encoding');
    expect((await echoed(long)).body).toHaveLength(2_668);
    expect((await ask('x')).headers.get('content-encoding')).toBeNull();
  });

  it('sets the client address itself and drops forwarded headers from the caller', async () => {
    const edge = await edgeBefore(await serve(echo));
    const { headers } = await echoed(
      await fetch(`${edge}/api/quote`, {
        headers: {
          'x-forwarded-for': '6.6.6.6',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-prefix': '/x',
          'x-real-ip': '6.6.6.6',
          forwarded: 'for=6.6.6.6',
        },
      }),
    );
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-forwarded-host']).toBe(new URL(edge).host);
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil|x-forwarded-prefix/);
  });

  it('trusts only a configured proxy', async () => {
    const edge = await edgeBefore(await serve(echo), [], ['127.0.0.1']);
    const { headers } = await echoed(
      await fetch(`${edge}/api/quote`, {
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
      }),
    );
    expect(headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(headers['x-forwarded-proto']).toBe('https');
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['203.0.113.9, ::ffff:10.1.2.3', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:0DB8:0:0::0007', '2001:db8::7'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
  ])('normalizes the client address %j of a trusted proxy', async (forwardedFor, address) => {
    const edge = await edgeBefore(await serve(echo), [], ['127.0.0.1', '10.0.0.0/8']);
    const answer = await fetch(`${edge}/api/quote`, { headers: { 'x-forwarded-for': forwardedFor } });
    expect((await echoed(answer)).headers['x-forwarded-for']).toBe(address);
  });

  it.each([
    ['198.051.007.001', '127.0.0.1'],
    ['6.6.6.6, 198.051.007.001', '127.0.0.1'],
    ['6.6.6.6, 012.0.0.1', '127.0.0.1'],
    ['6.6.6.6, 10.1', '127.0.0.1'],
    ['6.6.6.6, 0x0a000001', '127.0.0.1'],
    ['6.6.6.6, 167772161', '127.0.0.1'],
    ['6.6.6.6, ::ffff:198.051.007.001', '127.0.0.1'],
    ['6.6.6.6, 198.051.007.001, 10.1.2.3', '10.1.2.3'],
    ['6.6.6.6, , 10.1.2.3', '10.1.2.3'],
    ['6.6.6.6,', '127.0.0.1'],
    [',', '127.0.0.1'],
    ['', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
    ['6.6.6.6, _hidden', '127.0.0.1'],
    ['999.1.1.1', '127.0.0.1'],
    ['203.0.113.9/8', '127.0.0.1'],
    ['203.0.113.9:', '127.0.0.1'],
    ['203.0.113.9:123456', '127.0.0.1'],
    ['[2001:db8::7', '127.0.0.1'],
    ['fe80::7%<b>', '127.0.0.1'],
    ['for=203.0.113.9', '127.0.0.1'],
  ])('with %j trusts only the last address', async (forwardedFor, address) => {
    const edge = await edgeBefore(await serve(echo), [], ['127.0.0.1', '10.0.0.0/8']);
    const answer = await fetch(`${edge}/api/quote`, { headers: { 'x-forwarded-for': forwardedFor } });
    expect((await echoed(answer)).headers['x-forwarded-for']).toBe(address);
  });

  it('forwards only http and https as the protocol, and no invalid host', async () => {
    const edge = await edgeBefore(await serve(echo), [], ['127.0.0.1']);
    const ask = (headers: Record<string, string>) => fetch(`${edge}/api/quote`, { headers });
    const { headers } = await echoed(await ask({ 'x-forwarded-proto': 'javascript' }));
    expect(headers['x-forwarded-proto']).toBe('http');
    expect((await ask({ 'x-forwarded-host': 'evil.example/../' })).status).toBe(400);
    const named = await echoed(await ask({ 'x-forwarded-host': 'stay.example.com' }));
    expect(named.headers['x-forwarded-host']).toBe('stay.example.com');
  });

  it('gives the request one id, for the service, the answer and the log', async () => {
    const edge = await edgeBefore(await serve(echo));
    const own = await fetch(`${edge}/api/quote`, { headers: { 'x-request-id': 'guest-12345' } });
    expect(own.headers.get('x-request-id')).toBe('guest-12345');
    expect((await echoed(own)).headers['x-request-id']).toBe('guest-12345');

    const forged = await fetch(`${edge}/api/quote`, { headers: { 'x-request-id': 'a b"; drop' } });
    const id = forged.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await echoed(forged)).headers['x-request-id']).toBe(id);
  });

  it('answers a problem with Retry-After while a service is unavailable, and serves the others', async () => {
    const edge = await edgeBefore(await serve(echo));
    const answer = await fetch(`${edge}/api/contact`, {
      method: 'POST',
      body: '{}',
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      type: 'unavailable',
      status: 503,
      requestId: answer.headers.get('x-request-id'),
    });
    expect((await fetch(`${edge}/api/quote`)).status).toBe(200);
  });

  it('refuses requests whose length is ambiguous, and TRACE', async () => {
    let asked = 0;
    const { hostname, port } = new URL(
      await edgeBefore(
        await serve((_request, response) => {
          asked += 1;
          response.end();
        }),
        [onlyReads],
      ),
    );
    const say = (...lines: string[]) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.end([...lines, '', ''].join('\r\n')));
        socket.on('data', (answer: Buffer) => resolve(answer.toString().split('\r\n')[0] ?? ''));
      });
    const head = ['POST /api/quote HTTP/1.1', 'Host: edge'];
    for (const lengths of [
      ['Content-Length: 3', 'Transfer-Encoding: chunked'],
      ['Content-Length: 3', 'Content-Length: 5'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding : chunked'],
      ['Transfer-Encoding:\u000bchunked'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      ['X: y', ' Content-Length: 3', 'Transfer-Encoding: chunked', 'Content-Length: 0'],
      ['Content-Length: +3'],
      ['Content-Length: 0x3'],
      ['Content-Length: 3, 3'],
      ['Content-Length: -1'],
      ['X: y\nTransfer-Encoding: chunked', 'Content-Length: 3'],
      ['X: y\rContent-Length: 3'],
      ['Host: other', 'Content-Length: 3', 'Content-Length: 4'],
    ])
      expect([lengths, await say(...head, ...lengths, '', '0')]).toEqual([
        lengths,
        'HTTP/1.1 400 Bad Request',
      ]);
    expect(await say('TRACE / HTTP/1.1', 'Host: edge', 'Connection: close')).toContain(' 405 ');
    expect(asked).toBe(0);
  });

  it('passes on a broken-off answer as broken', async () => {
    const edge = await edgeBefore(
      await serve((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': '1000' });
        response.write('half');
        setTimeout(() => response.destroy(), 20);
      }),
    );
    await expect(fetch(`${edge}/api/quote`).then((answer) => answer.text())).rejects.toThrow();
  });
});
