import { expect, it } from 'vitest';
import { isToBePublished, type EarlierVersion, type FoundFile } from './house-import.rules.ts';

const bundled: FoundFile = { source: 'bundled', digest: 'a' };
const file: FoundFile = { source: 'file', digest: 'b' };
const staff: EarlierVersion = { source: 'staff', digest: null };

it.each<[string, FoundFile, readonly EarlierVersion[], boolean]>([
  ['the bundled house at the first start', bundled, [], true],
  ['the bundled house again', bundled, [bundled], false],
  ['another bundled house, of a later release', { ...bundled, digest: 'c' }, [bundled], true],
  [
    'the bundled house where a host published their own',
    { ...bundled, digest: 'c' },
    [staff, bundled],
    false,
  ],
  ['the bundled house where a host had a file', { ...bundled, digest: 'c' }, [file, bundled], false],
  ['a host’s file at the first start', file, [], true],
  ['a host’s first file', file, [bundled], true],
  ['a host’s file again', file, [file, bundled], false],
  ['a host’s file again, after staff published', file, [staff, file, bundled], false],
  ['a changed file', { ...file, digest: 'c' }, [file, bundled], true],
  ['a changed file, after staff published', { ...file, digest: 'c' }, [staff, file], true],
])('publishes %s, or not', (_what, found, earlier, expected) => {
  expect(isToBePublished(found, earlier)).toBe(expected);
});
