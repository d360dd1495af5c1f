import { expect, test } from 'vitest';
import { keyFor } from './sequence-values.ts';

test('the key of a new sequence follows its name letter by letter', () => {
  expect(keyFor({ name: 'W', nameBefore: '', key: '', wasEmpty: true })).toBe('w');
  expect(keyFor({ name: 'Welcome 2!', nameBefore: 'Welcome 2', key: 'welcome_2', wasEmpty: true })).toBe(
    'welcome_2',
  );
});

test('a key of somebody’s own stays, and an emptied one is derived again', () => {
  expect(keyFor({ name: 'Hello', nameBefore: 'Hell', key: 'mine', wasEmpty: true })).toBe('mine');
  expect(keyFor({ name: 'Hello', nameBefore: 'Hell', key: '', wasEmpty: true })).toBe('hello');
});

test('the key that a kept sequence came with stays when its name changes', () => {
  expect(keyFor({ name: 'Hello', nameBefore: 'Hell', key: 'hell', wasEmpty: false })).toBe('hell');
});
