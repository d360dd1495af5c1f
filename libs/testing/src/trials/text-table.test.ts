import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

const rows = [
  ['races', '1'],
  ['a longer name', '42'],
];

test('a table for a console has columns as wide as their widest cell', () => {
  expect(textTable(['proof', 'seed'], rows).split('\n')).toEqual([
    'proof          seed',
    '─────────────  ────',
    'races          1',
    'a longer name  42',
  ]);
});

test('the same as Markdown', () => {
  expect(textTable(['proof', 'seed'], rows, 'markdown').split('\n')).toEqual([
    '| proof | seed |',
    '|---|---|',
    '| races | 1 |',
    '| a longer name | 42 |',
  ]);
});
