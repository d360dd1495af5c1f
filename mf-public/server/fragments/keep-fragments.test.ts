import express from 'express';
import { houseFromFile, type HouseSource } from '@getaway/edge/house/house-source';
import type { House } from '@getaway/property/file';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFragments } from './keep-fragments.ts';
import type { RenderedFragment } from './render-fragments.ts';

const house = houseFromFile(undefined).current();
const waitMs = { timeout: 20_000 };
let lines: string[];
let revision: string;
let changed: () => void;
let ends: (() => Promise<void>)[];

const source: HouseSource = {
  current: () => ({ ...house, revision }),
  onChange: (listener) => {
    changed = listener;
  },
};

beforeEach(() => {
  lines = [];
  revision = 'first';
  ends = [];
});
afterEach(async () => {
  for (const end of ends) await end();
});

function fragmentOf({ revision: shown }: House): RenderedFragment[] {
  const plain = Buffer.from(JSON.stringify({ shown }));
  return [{ name: 'index', plain, gzip: Buffer.from(plain), etag: `W/"${shown}"` }];
}

async function serve(render: (of: House) => Promise<readonly RenderedFragment[]>) {
  const logger = createLogger({ part: 'test', level: 'error' }, { write: (line) => void lines.push(line) });
  const app = express().use(await keepFragments({ source, render, logger }));
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}/fragments/${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    });
  return { get, shown: async () => (await (await get('index.json')).json()) as unknown };
}

function publish(next: string): void {
  revision = next;
  changed();
}

describe('the pages of a house', () => {
  it('are sent with a tag, and only to whom has not got them', async () => {
    const { get } = await serve(async (of) => fragmentOf(of));
    const answer = await get('index.json');
    expect(await answer.json()).toEqual({ shown: 'first' });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'if-none-match': 'W/"first"', 'cache-control': 'max-age=0' };
    expect((await get('index.json', headers)).status).toBe(304);
    expect((await get('nothing.json')).status).toBe(404);
  });

  it('are replaced once those of the next version are complete', async () => {
    const rendering = Promise.withResolvers<void>();
    const { shown } = await serve(async (of) => {
      if (of.revision === 'second') await rendering.promise;
      return fragmentOf(of);
    });
    publish('second');
    expect(await shown()).toEqual({ shown: 'first' });
    rendering.resolve();
    await vi.waitFor(async () => expect(await shown()).toEqual({ shown: 'second' }), waitMs);
  });

  it('stay when the next version cannot be rendered, and follow the one after it', async () => {
    const { shown } = await serve(async (of) => {
      if (of.revision === 'broken') throw new Error('no such photo');
      return fragmentOf(of);
    });
    publish('broken');
    await vi.waitFor(() => expect(lines.join('')).toContain('no such photo'), waitMs);
    expect(await shown()).toEqual({ shown: 'first' });
    publish('third');
    await vi.waitFor(async () => expect(await shown()).toEqual({ shown: 'third' }), waitMs);
  });

  it('skip versions that were replaced while another was rendered', async () => {
    const rendered: string[] = [];
    const { shown } = await serve(async (of) => {
      rendered.push(of.revision);
      return fragmentOf(of);
    });
    for (let version = 1; version <= 1_000; version += 1) publish(`v${version}`);
    await vi.waitFor(async () => expect(await shown()).toEqual({ shown: 'v1000' }), waitMs);
    expect(rendered.length).toBeLessThan(5);
  });

  it('are refused as a whole when the first house cannot be rendered', async () => {
    await expect(serve(() => Promise.reject(new Error('no such photo')))).rejects.toThrow('no such photo');
  });
});
