import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from '@getaway/infrastructure/processes/lock';
import { backUp, restore } from './stopped-copy.ts';

let folder: string;
let data: string;
let copy: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-backup-'));
  [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  mkdirSync(join(data, 'postgres'), { recursive: true, mode: 0o700 });
  writeFileSync(join(data, 'postgres', 'rows'), 'three bookings');
  writeFileSync(join(data, 'secrets.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));
const now = new Date('2027-02-10T15:00:00Z');

test('restores exactly what was backed up', async () => {
  expect(await backUp(data, copy, now)).toEqual({ ok: true, files: 2 });
  writeFileSync(join(data, 'postgres', 'rows'), 'none');
  writeFileSync(join(data, 'later'), 'x');
  expect(await restore(copy, data)).toEqual({ ok: true, files: 2 });
  expect(readFileSync(join(data, 'postgres', 'rows'), 'utf8')).toBe('three bookings');
  expect(existsSync(join(data, 'later'))).toBe(false);
  // PostgreSQL starts in no folder that others may read.
  expect(statSync(join(data, 'postgres')).mode & 0o777).toBe(0o700);
});

test('refuses a damaged backup and changes nothing', async () => {
  await backUp(data, copy, now);
  writeFileSync(join(copy, 'data', 'postgres', 'rows'), 'two bookings');
  writeFileSync(join(data, 'postgres', 'rows'), 'four bookings');
  expect(await restore(copy, data)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('postgres/rows') as string,
  });
  expect(readFileSync(join(data, 'postgres', 'rows'), 'utf8')).toBe('four bookings');
});

test('does not back up or restore a running site, and never overwrites a backup', async () => {
  await backUp(data, copy, now);
  expect(await backUp(data, copy, now)).toMatchObject({ ok: false });
  const unlock = lockDataDir(data);
  expect(await backUp(data, join(folder, 'other'), now)).toMatchObject({ ok: false });
  expect(await restore(copy, data)).toMatchObject({ ok: false });
  unlock();
});
