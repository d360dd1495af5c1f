import express from 'express';
import { bundledProperty } from '@getaway/property';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import type { House } from '@getaway/property/file';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPreview } from './keep-preview.ts';
import { sendPreview } from './send-preview.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
const { guide: _guide, ...house } = bundled as Record<string, unknown>;

let ends: (() => Promise<void>)[];
let rendered: string[];
/** How many drafts the server has read. */
let read: number;
/** As svc-booking has it. */
let draft: { revision: number; house: Record<string, unknown> };
let render: (of: House) => Promise<void>;

beforeEach(() => {
  ends = [];
  rendered = [];
  read = 0;
  draft = { revision: 1, house };
  render = async () => undefined;
});
afterEach(async () => {
  for (const end of ends) await end();
});

async function serve(app: express.Express): Promise<string> {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

/** mf-public's server beside a svc-booking that knows one session. */
async function start(replicas: readonly string[] = []) {
  const booking = express().get('/api/admin/house/preview', (request, response) => {
    if (request.get('cookie') !== 'session=staff') return void response.status(401).end();
    response.json(draft);
  });
  const pagesOf = keepPreview({
    folders: [],
    fetchUploads: async () => void (read += 1),
    logger,
    render: async (shown) => {
      const { tagline } = shown.property;
      rendered.push(tagline);
      await render(shown);
      const plain = Buffer.from(JSON.stringify({ tagline }));
      return ['index', 'childcare'].map((name) => ({ name, plain, gzip: plain, etag: '' }));
    },
  });
  const bookingUrls = [...replicas, await serve(express().use(booking))];
  const url = await serve(express().use(sendPreview({ bookingUrls, pagesOf, logger })));
  return async (page: string, cookie?: string) =>
    fetch(`${url}/preview/${page}.json`, { headers: cookie === undefined ? {} : { cookie } });
}

const write = (tagline: string): void => {
  draft = { revision: draft.revision + 1, house: { ...house, tagline } };
};

describe('a page of the draft', () => {
  it('is shown to staff alone, and never kept by anybody', async () => {
    const get = await start();
    const shown = await get('index', 'session=staff');
    expect(await shown.json()).toEqual({ tagline: bundledProperty.tagline });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await get('index')).status).toBe(401);
    expect((await get('index', 'session=someone')).status).toBe(401);
    expect(rendered, 'strangers cause no work').toHaveLength(1);
    expect((await get('nothing', 'session=staff')).status).toBe(404);
  });

  it('is there at once after another page of the same draft, and follows the draft', async () => {
    const get = await start();
    await get('index', 'session=staff');
    await get('childcare', 'session=staff');
    expect(rendered).toHaveLength(1);
    write('By the lake');
    expect(await (await get('index', 'session=staff')).json()).toEqual({ tagline: 'By the lake' });
  });

  it('skips drafts that were replaced while another was rendered', async () => {
    const get = await start();
    const first = Promise.withResolvers<undefined>();
    render = () => first.promise;
    const answers: Promise<Response>[] = [];
    for (let n = 1; n <= 20; n += 1) {
      write(`Draft ${n}`);
      answers.push(get('index', 'session=staff'));
      await vi.waitFor(() => expect(read).toBe(n), { timeout: 10_000 });
    }
    first.resolve(undefined);
    const last: unknown = await (await answers.at(-1))?.json();
    expect(last).toEqual({ tagline: 'Draft 20' });
    expect(rendered).toEqual(['Draft 1', 'Draft 20']);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('is not shown when it cannot be rendered, and the next draft is', async () => {
    const get = await start();
    render = (shown) =>
      shown.property.tagline === 'Broken' ? Promise.reject(new Error('no such photo')) : Promise.resolve();
    write('Broken');
    expect((await get('index', 'session=staff')).status).toBe(503);
    write('Mended');
    expect((await get('index', 'session=staff')).status).toBe(200);
  });

  it('comes from the next replica while one cannot be reached', async () => {
    const get = await start(['http://127.0.0.1:9']);
    expect((await get('index', 'session=staff')).status).toBe(200);
  });
});
