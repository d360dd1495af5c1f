import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir, notesOfOwner, runningOwner } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder in use is refused, and is available after its release', () => {
  const release = lockDataDir(folder);
  expect(runningOwner(folder)).toBe(process.pid);
  expect(() => lockDataDir(folder)).toThrow('already running here');
  release();
  lockDataDir(folder)();
  expect(runningOwner(folder)).toBeUndefined();
});

test('what a process notes is known while it runs', () => {
  const release = lockDataDir(folder, { PROPERTY_FILE: '/home/you/my-house/property.json' });
  expect(notesOfOwner(folder)).toEqual({ PROPERTY_FILE: '/home/you/my-house/property.json' });
  release();
  expect(notesOfOwner(folder)).toEqual({});
});

test('the lock of a killed start is ignored, even when its process id belongs to another process now', () => {
  writeFileSync(
    join(folder, 'running.json'),
    JSON.stringify({ pid: process.pid, command: 'another program' }),
  );
  lockDataDir(folder)();
});
