import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledProperty } from '@getaway/contracts/property';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { createProxy } from '@getaway/service-kit/web-server/proxy';
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

/** mf-public's server, as far as the edge uses it. */
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
  writeFileSync(path.join(folder, 'dist/app.html'), template);
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

async function startEdge(environment: Record<string, string> = {}): Promise<string> {
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
  return (await serve(createEdge({ config, dist, property: bundledProperty, logger, proxy }))).url;
}

describe('the edge', () => {
  it('shows its metrics, and those of what is behind it, to nobody outside', async () => {
    const leaky = (await serve((_request, response) => response.end('http_request_duration_seconds'))).url;
    const edge = await startEdge({ BOOKING_URL: leaky, CALENDAR_URL: leaky, CRM_EMAIL_URL: leaky });
    for (const path of [
      '/metrics',
      '/healthz/metrics',
      '//metrics',
      '/api/../metrics',
      '/calendar/../metrics',
    ])
      expect(await (await fetch(`${edge}${path}`)).text()).not.toContain('http_request_duration');
  });

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

  it('serves its page while every remote is away', async () => {
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

  it('lets a remote on another host into the policy', async () => {
    const edge = await startEdge({ MF_ADMIN_ADDRESS: 'https://office.example/' });
    const { headers } = await fetch(`${edge}/`);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' https:\/\/office\.example/);
  });

  it('is reached over TLS alone by browsers that came that way once', async () => {
    const secure = await fetch(`${await startEdge({ COOKIE_SECURE: 'true' })}/`);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = await fetch(`${await startEdge()}/`);
    expect(plain.headers.get('strict-transport-security')).toBeNull();
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

  it('answers calls of a service that is away with a problem, and a person with a page', async () => {
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
    expect(await (await fetch(`${edge}/app.html`)).text()).not.toContain('<!--edge:');
  });
});
