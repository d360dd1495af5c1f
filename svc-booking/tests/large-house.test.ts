import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { readHouseDraft, saveHouseDraft } from '@getaway/contracts/http/house-editing';
import type { ProblemBody } from '@getaway/contracts/problems';
import type { Browser } from './browser.ts';
import { largestHouse } from './largest-house.ts';
import { staffOf } from './staff.ts';
import { startTestService, type TestService } from './test-service.ts';

const file = createRequire(import.meta.url).resolve('@getaway/property/property.json');
const house = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const largest = largestHouse({ ...house, policies: { lastUpdated: '2026-01-31' } });

let service: TestService;
let staff: Browser;
let folder: string;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  staff = await staffOf(service);
  folder = mkdtempSync(path.join(tmpdir(), 'large-house-'));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const save = (content: object, revision: number, by = staff) =>
  by.put<Answer<typeof saveHouseDraft> & ProblemBody>('/api/admin/house/draft', { content, revision });
const read = async () => (await staff.get<Answer<typeof readHouseDraft>>('/api/admin/house')).body;

async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['src/house-file.ts', ...args], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, DATABASE_URL: service.databaseUrl },
  });
  return stdout;
}

/** Resolves when the broker has every event. */
const allSent = () =>
  vi.waitFor(async () => {
    const { rows } = await service.database.query(
      'SELECT count(*)::int AS waiting FROM outbox_events WHERE published_at IS NULL',
    );
    expect(rows).toEqual([{ waiting: 0 }]);
  }, 60_000);

test('what is no house is refused, or checked without keeping guests waiting', async () => {
  const { revision } = await read();
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
  const refused = await save({ ...house, ...many(60_000) }, revision);
  expect(refused.status).toBe(400);
  const [fault] = refused.body.errors ?? [];
  expect(fault?.path).toBe('content');
  expect(fault?.message).toMatch(/^The house has more than 6,000 texts, numbers, and lists/);
  const scenes = Array.from({ length: 5_000 }, () => ({}));
  const started = performance.now();
  const saved = await save({ ...house, texts: { home: { amenities: { scenes } } } }, revision);
  expect(saved.status).toBe(200);
  expect(saved.body.faults).toHaveLength(500);
  expect((await staff.get('/api/admin/house/preview')).status).toBe(200);
  // Twenty thousand entries once kept everybody waiting for more than ten seconds.
  expect(performance.now() - started).toBeLessThan(5_000);
  await staff.post('/api/admin/house/discard-draft', { revision: saved.body.revision });
});

test('a house with every text at its limit is saved, published, exported, and imported', async () => {
  expect(JSON.stringify(largest).length).toBeGreaterThan(650_000);
  const { published, revision } = await read();
  const saved = await save(largest, revision);
  expect(saved).toMatchObject({ status: 200, body: { faults: [] } });
  const done = await staff.post('/api/admin/house/publish', {
    revision: saved.body.revision,
    replaces: published.revision,
  });
  expect(done.status).toBe(200);
  expect((await read()).published.content).toEqual(largest);
  await allSent();

  const exported = path.join(folder, 'property.json');
  await run('export', exported);
  expect(JSON.parse(readFileSync(exported, 'utf8'))).toEqual(largest);
  writeFileSync(exported, JSON.stringify({ ...largest, tagline: 'Another one' }));
  expect(await run('import', exported)).toContain('is published as version 3');
});

test('the longest house that can be published reaches the other parts', async () => {
  const { published, revision } = await read();
  const longest = { ...house, guide: undefined, tagline: `Quiet${' '.repeat(980_000)}` };
  const saved = await save(longest, revision);
  expect(saved).toMatchObject({ status: 200, body: { faults: [] } });
  const done = await staff.post('/api/admin/house/publish', {
    revision: saved.body.revision,
    replaces: published.revision,
  });
  expect(done.status).toBe(200);
  await allSent();
});

test('a house above 1 MB is refused with the limit, in a draft and in a file', async () => {
  const before = await read();
  const tooLarge = { ...house, tagline: `Quiet${' '.repeat(1_000_000)}` };
  const refused = await save(tooLarge, before.revision);
  expect(refused).toMatchObject({ status: 413, body: { detail: 'This request can have at most 1 MB' } });
  const from = path.join(folder, 'too-large.json');
  writeFileSync(from, JSON.stringify(tooLarge));
  await expect(run('import', from)).rejects.toThrow('The house has more than 1 MB of text');
  expect(await read()).toEqual(before);
});

test('only staff may send more than 100 kB, and only as a draft', async () => {
  expect((await save(largest, 0, service.browser())).status).toBe(401);
  const others = await staff.post<ProblemBody>('/api/admin/house/publish', {
    ...{ revision: 1, replaces: 1 },
    more: 'x'.repeat(110_000),
  });
  expect(others).toMatchObject({ status: 413, body: { detail: 'This request can have at most 100 kB' } });
});
