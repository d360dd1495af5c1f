import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

const rows = [
  ['races', '1'],
  ['a longer name', '42'],
];

test('columns of a console table are as wide as their widest cell', () => {
  expect(textTable(['proof', 'seed'], rows).split('\n')).toEqual([
    'proof          seed',
    '─────────────  ────',
    'races          1',
    'a longer name  42',
  ]);
});

test('the same table as Markdown', () => {
  expect(textTable(['proof', 'seed'], rows, 'markdown').split('\n')).toEqual([
    '| proof | seed |',
    '|---|---|',
    '| races | 1 |',
    '| a longer name | 42 |',
  ]);
});
