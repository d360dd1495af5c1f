import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { readHouseDraft } from '@getaway/contracts/http/house-editing';
import { staffOf } from './staff.ts';
import { startTestService, type TestService } from './test-service.ts';

const bundled = createRequire(import.meta.url).resolve('@getaway/property/property.json');
const house = JSON.parse(readFileSync(bundled, 'utf8')) as Record<string, unknown>;

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  folder = mkdtempSync(path.join(tmpdir(), 'house-file-'));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const at = (name: string): string => path.join(folder, name);

/** The command as a host calls it; its output, and its exit code. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['src/house-file.ts', ...args], {
      cwd: new URL('..', import.meta.url),
      env: { ...process.env, DATABASE_URL: service.databaseUrl },
    });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

async function published(): Promise<Answer<typeof readHouseDraft>['published']> {
  const staff = await staffOf(service);
  return (await staff.get<Answer<typeof readHouseDraft>>('/api/admin/house')).body.published;
}

test('a published house is written to a file with its guide, and can be published from it again', async () => {
  expect(await run('export', at('new/property.json'))).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(at('new/property.json'), 'utf8'))).toEqual(house);
  expect(readdirSync(at('new')), 'nothing half is left').toEqual(['property.json']);

  expect((await run('import', at('new/property.json'))).said).toContain('is what is published already');
  expect((await published()).revision).toBe(1);

  writeFileSync(at('fox.json'), JSON.stringify({ ...house, name: 'Fox Hollow' }));
  expect((await run('import', at('fox.json'))).said).toContain('is published as version 2');
  expect(await published()).toMatchObject({
    revision: 2,
    publishedBy: 'import',
    content: { name: 'Fox Hollow' },
  });
  const { rows } = await service.database.query(
    `SELECT data->'house'->>'name' AS name FROM outbox_events WHERE type = 'house.published' ORDER BY position DESC LIMIT 1`,
  );
  expect(rows, 'the other parts learn of it').toEqual([{ name: 'Fox Hollow' }]);
});

test('a file with faults publishes nothing, and each fault is named', async () => {
  const before = await published();
  writeFileSync(at('faulty.json'), JSON.stringify({ ...house, name: '', sleeps: 0 }));
  const refused = await run('import', at('faulty.json'));
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/Nothing was published[^]*name: Name is required[^]*sleeps: Must be a whole/);
  expect((await run('import', at('nowhere.json'))).said).toContain('no such file');
  expect(await published()).toEqual(before);
});

test('a call that is not understood explains itself and does nothing', async () => {
  for (const args of [[], ['export'], ['import', 'a', 'b'], ['delete', at('fox.json')]])
    expect(await run(...args), args.join(' ')).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^Usage: npm run house/) as string,
    });
  expect(existsSync(at('a'))).toBe(false);
});
