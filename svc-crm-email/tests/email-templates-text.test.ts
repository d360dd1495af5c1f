import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');
const folders = ['writing/templates', 'sequences/booking-sequence'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(source, folder)).map((name) => path.join(folder, name)),
);

test.each(files)('%s sets apostrophes and ranges as the other emails do', (file) => {
  const text = readFileSync(path.join(source, file), 'utf8');
  const read = file.endsWith('.mjml') ? text.replaceAll(/<[^>]*>/gs, '') : text;
  expect(read).not.toMatch(/\w'\w|\d-\d+ business days/);
});
