import { readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { once } from './photo-sizes.ts';

test('compilers in one process can write the same picture at the same time', async () => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#a07050' } });
  const name = `at-once-${process.pid}.webp`;
  const targets = await Promise.all(Array.from({ length: 8 }, () => once(name, picture.clone().webp())));
  expect(new Set(targets).size).toBe(1);
  const [target = ''] = targets;
  expect(readFileSync(target).subarray(8, 12).toString()).toBe('WEBP');
  rmSync(target);
});
