import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folders = ['src', 'server'];
const sources = folders.flatMap((folder) =>
  globSync(path.join(import.meta.dirname, '..', folder, '**/*.{ts,tsx,css,html}')),
);

it('says nothing of one house by itself: that comes from the property file', () => {
  expect(sources.length).toBeGreaterThan(10);
  const ofOneHouse = /lantern ?hollow|decatur|atlanta|404 555|venmo|hot tub|fire pit|movie room/i;
  const saying = sources.filter(
    (file) => !/\.test\.ts$/.test(file) && ofOneHouse.test(readFileSync(file, 'utf8')),
  );
  expect(saying).toEqual([]);
});
