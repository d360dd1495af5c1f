import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { bundledProperty } from '@getaway/property';
import { houseFromFile } from '@getaway/edge/house/house-source';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { createProxy } from '@getaway/edge/proxy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

const template =
  '<!doctype html><html><head><!--edge:head--></head><body><!--edge:notice-->' +
  '<div data-build-id="<!--edge:build-->"><!--edge:page--></div></body></html>';
const nobody = 'http://127.0.0.1:9';
const logger = createLogger({ part: 'test', level: 'silent' });

const fragments: Readonly<Record<string, string>> = {
  '/fragments/index.json': '<h1>A night for two</h1><img src="{base}hero.webp">',
  '/fragments/404.json': '<h1>404 Page Not Found</h1>',
};

/** The parts of mf-public's server that the edge uses. */
const remote: RequestListener = (request, response) => {
  const body = fragments[request.url ?? ''];
  response.statusCode = body === undefined ? 404 : 200;
  response.end(JSON.stringify({ buildId: 'b1', head: '', body }));
};

let folder: string;
let ends: (() => Promise<void> | void)[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  mkdirSync(path.join(folder, 'dist'));
  for (const name of ['app.html', 'app.html.br', 'APP.HTML'])
    writeFileSync(path.join(folder, 'dist', name), template);
  writeFileSync(path.join(folder, 'dist/shell.0a1b2c3d.js'), 'boot()');
  ends = [() => rmSync(folder, { recursive: true })];
});

afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

async function serve(handler: RequestListener) {
  const server = await listen(handler, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop() };
}

async function startEdge(
  environment: Record<string, string> = {},
  source = houseFromFile(undefined),
): Promise<string> {
  const config = readConfig({
    BOOKING_URL: nobody,
    CALENDAR_URL: nobody,
    CRM_EMAIL_URL: nobody,
    MF_PUBLIC_URL: nobody,
    MF_ADMIN_URL: nobody,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    ...environment,
  });
  const proxy = createProxy(logger);
  ends.push(() => proxy.close());
  const dist = path.join(folder, 'dist');
  return (await serve(createEdge({ config, dist, source, logger, proxy }))).url;
}

describe('the edge', () => {
  it('answers a prerendered page that needs no JavaScript, and 304 where it is known', async () => {
    const edge = await startEdge({ MF_PUBLIC_URL: (await serve(remote)).url });
    const page = await fetch(`${edge}/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const html = await page.text();
    expect(html).toContain(
      '<div data-build-id="b1"><h1>A night for two</h1><img src="/remotes/mf-public/hero.webp">',
    );
    expect(html).not.toContain('<noscript>');
    const etag = page.headers.get('etag') ?? '';
    const again = await fetch(`${edge}/`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['/nope', '/admin/nope', '/booking/5'])(
    'answers %s with 404 and says so in the HTML',
    async (unknown) => {
      const edge = await startEdge({ MF_PUBLIC_URL: (await serve(remote)).url });
      const page = await fetch(`${edge}${unknown}`);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('404 Page Not Found');
    },
  );

  it('tells search engines of the pages at the address that guests know', async () => {
    const edge = await startEdge({ PUBLIC_ORIGIN: 'https://hollow.example/' });
    const robots = await (await fetch(`${edge}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /admin');
    expect(robots).toContain('Sitemap: https://hollow.example/sitemap.xml');
    const sitemap = await fetch(`${edge}/sitemap.xml`);
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    const pages = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page);
    expect(pages).toContain('https://hollow.example/childcare');
    expect(pages.filter((page) => page?.includes('admin'))).toEqual([]);
  });

  it('has no weekday page if the house hides it', async () => {
    const property = { ...bundledProperty, policies: { ...bundledProperty.policies, weekdayPage: false } };
    const source = {
      ...houseFromFile(undefined),
      current: () => ({ ...houseFromFile(undefined).current(), property }),
    };
    const edge = await startEdge({ MF_PUBLIC_URL: (await serve(remote)).url }, source);
    const page = await fetch(`${edge}/childcare`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('404 Page Not Found');
    expect(await (await fetch(`${edge}/sitemap.xml`)).text()).not.toContain('childcare');
  });

  it('serves its page while every remote is down', async () => {
    const edge = await startEdge();
    const page = await fetch(`${edge}/booking`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Lantern Hollow</title>');
  });

  it('keeps the last prerendered page while the remote is redeployed', async () => {
    const server = await serve(remote);
    const edge = await startEdge({ MF_PUBLIC_URL: server.url });
    await fetch(`${edge}/`);
    await server.stop();
    expect(await (await fetch(`${edge}/`)).text()).toContain('A night for two');
  });

  it('tells browsers where the remotes are and which card script to use', async () => {
    const edge = await startEdge({ STRIPE_SANDBOX_URL: nobody });
    const answer = await fetch(`${edge}/config.json`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toMatchObject({
      apps: [
        { name: 'mf_public', entry: '/remotes/mf-public/mf-manifest.json', paths: ['/'] },
        { name: 'mf_admin', entry: '/remotes/mf-admin/mf-manifest.json', paths: ['/admin', '/admin-login'] },
      ],
      payments: { publishableKey: 'pk_test_1', scriptUrl: '/sandbox/stripe.js' },
    });
  });

  it('names the card provider in the policy of guests, and neither in the back office nor where the sandbox is', async () => {
    const headersOf = async (edge: string, page: string) => {
      const { headers } = await fetch(edge + page);
      const names = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];
      return names.map((name) => headers.get(name) ?? '');
    };
    const edge = await startEdge({ MF_PUBLIC_URL: (await serve(remote)).url });
    const [policy, permissions, opener] = await headersOf(edge, '/');
    expect(policy).toContain("frame-src 'self' https://js.stripe.com");
    expect(permissions).toContain('payment=(self "https://js.stripe.com")');
    expect(opener).toBe('same-origin-allow-popups');
    const sandboxed = await startEdge({ STRIPE_SANDBOX_URL: nobody });
    for (const headers of [
      await headersOf(edge, '/admin-login'),
      await headersOf(edge, '/admin/dashboard'),
      await headersOf(sandboxed, '/booking'),
    ]) {
      expect(headers.join(' ')).not.toContain('stripe');
      expect(headers[2]).toBe('same-origin');
    }
  });

  it('lets a remote on another host into the policy', async () => {
    const edge = await startEdge({ MF_ADMIN_ADDRESS: 'https://office.example/' });
    const { headers } = await fetch(`${edge}/`);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' https:\/\/office\.example/);
  });

  it('is reached over TLS alone by browsers that came that way once', async () => {
    const service = await serve((_request, response) => {
      response.setHeader('strict-transport-security', 'max-age=1; includeSubDomains').end('{}');
    });
    const policyAt = async (environment: Record<string, string>, protocol: string) => {
      const edge = await startEdge({
        BOOKING_URL: service.url,
        TRUSTED_PROXIES: '127.0.0.1',
        ...environment,
      });
      const answers = await answersOfEveryKind(edge, `X-Forwarded-Proto: ${protocol}`);
      return [...new Set(answers.map(({ headers }) => headers.get('strict-transport-security')))];
    };
    expect(await policyAt({ COOKIE_SECURE: 'true' }, 'https')).toEqual(['max-age=31536000']);
    expect(await policyAt({ COOKIE_SECURE: 'true' }, 'http')).toEqual([null]);
    expect(await policyAt({}, 'https')).toEqual([null]);
  });

  it('sends its security headers with every answer, refusals and errors too', async () => {
    const answers = await answersOfEveryKind(await startEdge());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 503, 405, 400, 400, 400, 200]);
    for (const { status, headers } of answers) {
      expect([status, headers.get('content-security-policy')]).toEqual([
        status,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('content-type')).not.toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('sends browsers to no other site, whatever their address says', async () => {
    const edge = await startEdge();
    for (const target of [
      '//evil.example',
      '//evil.example/%2f..',
      '/\\evil.example',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      'https://evil.example/',
      '/admin?next=https://evil.example',
      '/@evil.example',
    ])
      expect(await sendRaw(edge, target)).not.toMatch(/^location:/im);
  });

  it('answers a friendly page when its own build is gone', async () => {
    const edge = await startEdge();
    rmSync(path.join(folder, 'dist/app.html'));
    const page = await fetch(`${edge}/`);
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain('Back in a moment');
    expect(page.headers.get('retry-after')).not.toBeNull();
    const theme = readFileSync(
      path.join(import.meta.dirname, '../../libs/web-kit/src/theme/theme.css'),
      'utf8',
    );
    const colours = html.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(5);
    expect(
      colours.filter((colour) => !theme.includes(colour)),
      'it wears the theme, which it cannot load',
    ).toEqual([]);
  });

  it('answers calls to a service that is down with a problem, and a person with a page', async () => {
    const edge = await startEdge();
    const call = await fetch(`${edge}/api/unavailable-dates`, { headers: { accept: 'text/html' } });
    expect([call.status, call.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    const opened = await fetch(`${edge}/mail/unsubscribe`, { headers: { accept: 'text/html' } });
    expect([opened.status, opened.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  });

  it('serves its own files and not its template', async () => {
    const edge = await startEdge();
    const script = await fetch(`${edge}/shell.0a1b2c3d.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    for (const template of [
      '/app.html',
      '/app.html.br',
      '/APP.HTML',
      '/%61pp.html',
      '/app%2Ehtml',
      '/./app.html',
    ]) {
      const answer = await sendRaw(edge, template);
      expect(answer).not.toContain('<!--edge:');
    }
    expect(await sendRaw(edge, '/%61pp.html')).toContain('HTTP/1.1 400');
  });

  it('has no second way to the services below a remote', async () => {
    const remote = await serve((request, response) => response.end(`${request.method} ${request.url}`));
    const edge = await startEdge({ MF_ADMIN_URL: remote.url, MF_PUBLIC_URL: remote.url });
    const status = async (address: string, method = 'GET') =>
      (await fetch(`${edge}/remotes/${address}`, { method })).status;
    for (const name of ['mf-admin', 'mf-public']) {
      expect(await status(`${name}/mf-manifest.json`)).toBe(200);
      expect(await status(`${name}/api/packages`)).toBe(404);
      expect(await status(`${name}/api/packages.json`)).toBe(404);
      expect(await status(`${name}/calendar/export.json`)).toBe(404);
      expect(await status(`${name}/readyz`)).toBe(404);
      expect(await status(`${name}/api/quote`, 'POST')).toBe(405);
      expect(await status(`${name}/mf-manifest.json`, 'POST')).toBe(405);
    }
  });
});

/** Sends a path unchanged; fetch would normalize it. */
async function sendRaw(
  origin: string,
  target: string,
  method = 'GET',
  ...headers: string[]
): Promise<string> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  socket.write([...head, '', ''].join('\r\n'));
  return text(socket);
}

/** A page, a file, a missing path, a service, a forbidden method, and targets that are refused early. */
async function answersOfEveryKind(edge: string, ...headers: string[]) {
  const targets = ['/', '/shell.0a1b2c3d.js', '/nope', '/gone.js', '/api/packages'].map((path) => [
    'GET',
    path,
  ]);
  const refused = [
    ['PUT', '/'],
    ['GET', '//api'],
    ['GET', '/%61pi'],
    ['GET', '/..%2fapi'],
    ['GET', '/healthz'],
  ];
  const answers = await Promise.all(
    [...targets, ...refused].map(([method, path = '']) => sendRaw(edge, path, method, ...headers)),
  );
  return answers.map((answer) => {
    const [status = '', ...lines] = (answer.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
    const pairs = lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    });
    return { status: Number(status.split(' ')[1]), headers: new Headers(pairs) };
  });
}
