import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasHashedName } from '../static-files.ts';
import { once, pictureHash, pictureName } from './picture-folder.ts';

test('servers can write the same picture at the same time, and nobody reads a partial one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const name = pictureName('sauna-860', pictureHash('sauna'), 'webp');
  expect(hasHashedName(name)).toBe(true);
  await Promise.all(
    Array.from({ length: 8 }, () => once(folder, name, async () => Buffer.from('a picture'))),
  );
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe('a picture');
  expect(readdirSync(path.join(folder, 'house'))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
