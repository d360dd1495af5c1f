import path from 'node:path';
import { readForOneHouse } from '@getaway/testing/one-house';
import { expect, it } from 'vitest';

it('has no texts of its own about the house, only those of the property file', () => {
  const { files, saying } = readForOneHouse(path.join(import.meta.dirname, '..'));
  expect(files).toBeGreaterThan(10);
  expect(saying).toEqual([]);
});
