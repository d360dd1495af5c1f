import { expect, test } from 'vitest';
import { keyFor } from './sequence-values.ts';

test('derives the key of a new sequence from its name while it is typed', () => {
  expect(keyFor({ name: 'W', nameBefore: '', key: '', wasEmpty: true })).toBe('w');
  expect(keyFor({ name: 'Welcome 2!', nameBefore: 'Welcome 2', key: 'welcome_2', wasEmpty: true })).toBe(
    'welcome_2',
  );
});

test('keeps a custom key and derives an emptied one again', () => {
  expect(keyFor({ name: 'Hello', nameBefore: 'Hell', key: 'mine', wasEmpty: true })).toBe('mine');
  expect(keyFor({ name: 'Hello', nameBefore: 'Hell', key: '', wasEmpty: true })).toBe('hello');
});

test('keeps the key of a saved sequence when its name changes', () => {
  expect(keyFor({ name: 'Hello', nameBefore: 'Hell', key: 'hell', wasEmpty: false })).toBe('hell');
});
