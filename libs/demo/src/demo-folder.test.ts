import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDemoFolder } from '@getaway/local-stack/stack/demo-mark';
import { openDemoFolder } from './demo-folder.ts';
import { readDemoOptions } from './demo-options.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-demo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = { seed: 7, now: new Date('2027-03-10T17:00:00Z'), isFresh: false };
const written = () => join(folder, 'postgres');
const write = () => mkdirSync(written());

describe('the demo’s data folder', () => {
  test('refuses a folder with other data and leaves it untouched', () => {
    write();
    expect(() => openDemoFolder(folder, options)).toThrow("contains data that isn't the demo");
    expect(() => openDemoFolder(folder, { ...options, isFresh: true })).toThrow('contains data');
    expect(existsSync(written())).toBe(true);
    expect(isDemoFolder(folder)).toBe(false);
  });

  test('reuses a complete year', () => {
    openDemoFolder(folder, options).noteFilled();
    write();
    const again = openDemoFolder(folder, { ...options, seed: 8, now: new Date('2028-01-01T00:00:00Z') });
    expect(again.note).toEqual({ seed: 7, now: options.now.toISOString(), isFilled: true });
    expect(existsSync(written())).toBe(true);
  });

  test('starts over after an interrupted fill and with --fresh', () => {
    openDemoFolder(folder, options);
    write();
    writeFileSync(join(folder, 'running.json'), '{}');
    openDemoFolder(folder, options).noteFilled();
    expect(existsSync(written())).toBe(false);
    expect(existsSync(join(folder, 'running.json'))).toBe(true);

    write();
    expect(openDemoFolder(folder, { ...options, isFresh: true }).note.isFilled).toBe(false);
    expect(existsSync(written())).toBe(false);
  });
});

describe('the demo options', () => {
  test('have a seed and a folder of their own', () => {
    expect(readDemoOptions([], {})).toMatchObject({ isFresh: false, dataDir: '.data-demo' });
    expect(readDemoOptions(['--seed=12', '--fresh'], { DATA_DIR: '/real' })).toMatchObject({
      seed: 12,
      isFresh: true,
      dataDir: '.data-demo',
    });
  });

  test.each(['STRIPE_SECRET_KEY', 'SMTP_URL', 'NATS_URL', 'DATABASE_URL', 'PUBLIC_ORIGIN'])(
    'is refused where %s names something real',
    (name) => {
      expect(() => readDemoOptions([], { [name]: 'something' })).toThrow(name);
    },
  );
});
