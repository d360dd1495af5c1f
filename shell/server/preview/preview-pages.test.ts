import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { securityHeaders } from '@getaway/edge/security-headers';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { previewPages } from './preview-pages.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
const house = { name: 'The draft', colour: '#000', style: '', data: '{"draft":true}' };

let folder: string;
let ends: (() => Promise<void>)[];
let asked: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  writeFileSync(
    path.join(folder, 'app.html'),
    '<!doctype html><!--edge:head--><!--edge:house--><!--edge:page-->',
  );
  ends = [];
  asked = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true });
});

async function serve(app: express.Express): Promise<string> {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

const remote = () =>
  serve(
    express().use((request, response) => {
      asked.push(request.path);
      if (request.get('cookie') !== 'session=staff') return void response.status(401).end();
      response.json({ buildId: 'b1', head: '', body: `<h1>Draft of ${request.path}</h1>`, house });
    }),
  );

async function start(remoteUrls: readonly string[]) {
  const url = await serve(
    express()
      .use(
        previewPages({
          dist: folder,
          remoteUrls,
          origin: 'https://hollow.example',
          fragmentBase: '/remotes/mf-public/',
          development: false,
          securityHeaders: securityHeaders({
            cardProvider: false,
            remoteOrigins: [],
            secure: false,
            development: false,
            inOwnFrames: true,
          }),
          colours: () => undefined,
          logger,
        }),
      )
      .use((_request, response) => void response.send('the published page')),
  );
  return (address: string, cookie = 'session=staff') =>
    fetch(`${url}${address}`, cookie === '' ? {} : { headers: { cookie } });
}

describe('a page with ?preview', () => {
  it('is the one of the draft, in a frame of the site alone, and in no cache', async () => {
    const get = await start([await remote()]);
    const page = await get('/childcare?preview');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<h1>Draft of /preview/childcare.json</h1>');
    expect(html).toContain('{"draft":true}');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it.each([
    ['/?preview', '/preview/index.json'],
    ['/terms-of-service/?preview=1', '/preview/terms-of-service.json'],
    ['/nope?preview', '/preview/404.json'],
    ['/stay/?preview', '/preview/stay.json'],
  ])('%s is %s', async (address, file) => {
    const get = await start([await remote()]);
    expect((await get(address)).status).toBe(200);
    expect(asked).toEqual([file]);
  });

  it.each(['/', '/stay/abc?preview', '/admin/dashboard?preview', '/app.js?preview'])(
    '%s is no preview',
    async (address) => {
      const get = await start([await remote()]);
      expect(await (await get(address)).text()).toBe('the published page');
      expect(asked).toEqual([]);
    },
  );

  it('asks strangers to log in', async () => {
    const get = await start([await remote()]);
    for (const cookie of ['', 'session=gone']) {
      const page = await get('/?preview', cookie);
      expect(page.status).toBe(401);
      expect(await page.text()).toContain('<a href="/admin-login" target="_top">Log in</a>');
    }
    expect(asked, 'no cookie, no question').toHaveLength(1);
  });

  it('says that it cannot be shown while nobody answers, and asks the next replica', async () => {
    const nobody = 'http://127.0.0.1:9';
    const away = await (await start([nobody]))('/?preview');
    expect(away.status).toBe(503);
    expect(await away.text()).toContain('Your draft is saved');
    expect((await (await start([nobody, await remote()]))('/?preview')).status).toBe(200);
  });
});
