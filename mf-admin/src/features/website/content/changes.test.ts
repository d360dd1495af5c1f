import { expect, test } from 'vitest';
import { changesBetween, entryByEntry, merge } from './changes.ts';

const base = {
  name: 'Cabin',
  checkIn: { time: '16:00', note: 'Flexible' },
  reviews: [
    { guests: 'Ann', text: 'Lovely' },
    { guests: 'Bo', text: 'Quiet' },
  ],
};

test('names each field that differs', () => {
  expect(
    changesBetween(base, {
      ...base,
      name: 'Loft',
      checkIn: { time: '15:00', note: 'Flexible' },
      contact: { phone: '1' },
    }),
  ).toEqual([
    { path: ['name'], before: 'Cabin', after: 'Loft' },
    { path: ['checkIn', 'time'], before: '16:00', after: '15:00' },
    { path: ['contact', 'phone'], before: undefined, after: '1' },
  ]);
});

test('compares lists entry by entry, unless entries were added, removed, or moved', () => {
  const [ann, bo] = base.reviews;
  expect(changesBetween(base, { ...base, reviews: [ann, { ...bo, text: 'Loud' }] })).toEqual([
    { path: ['reviews', 1, 'text'], before: 'Quiet', after: 'Loud' },
  ]);
  expect(changesBetween(base, { ...base, reviews: [bo, ann] })).toEqual([
    { path: ['reviews'], before: [ann, bo], after: [bo, ann] },
  ]);
  expect(changesBetween(base, { ...base, reviews: [ann] })).toMatchObject([{ path: ['reviews'] }]);
});

test('reports an entry that was removed, added, or moved as one change', () => {
  const list = (reviews: unknown[]) => changesBetween(base, { ...base, reviews }).flatMap(entryByEntry);
  const [ann, bo] = base.reviews;
  const cy = { guests: 'Cy', text: 'Warm' };
  expect(list([bo])).toEqual([{ path: ['reviews', 0], before: ann, after: undefined, entry: 'removed' }]);
  expect(list([cy, ann, bo])).toEqual([
    { path: ['reviews', 0], before: undefined, after: cy, entry: 'added' },
  ]);
  expect(list([bo, ann])).toEqual([{ path: ['reviews', 1], before: ann, after: ann, entry: 'moved' }]);
  expect(list([{ ...bo, text: 'Loud' }, cy])).toEqual([
    { path: ['reviews', 0, 'text'], before: 'Quiet', after: 'Loud' },
    { path: ['reviews', 1], before: undefined, after: cy, entry: 'added' },
    { path: ['reviews', 0], before: ann, after: undefined, entry: 'removed' },
  ]);
});

test('reports a list that was emptied as one change, unless it had a single entry', () => {
  const [ann] = base.reviews;
  expect(changesBetween(base, { ...base, reviews: [] }).flatMap(entryByEntry)).toEqual([
    { path: ['reviews'], before: base.reviews, after: [] },
  ]);
  expect(changesBetween({ reviews: [ann] }, {}).flatMap(entryByEntry)).toMatchObject([{ entry: 'removed' }]);
});

test('reports no change between a missing list and an empty one', () => {
  expect(changesBetween({}, { reviews: [] }).flatMap(entryByEntry)).toEqual([]);
});

test('takes a field that was left out as its default', () => {
  const defaultAt = (path: readonly unknown[]) => (path.join('.') === 'texts.title' ? 'Hello' : undefined);
  expect(changesBetween({}, { texts: { title: 'Hello' } }, defaultAt)).toEqual([]);
  expect(changesBetween({ texts: { title: 'Hi' } }, {}, defaultAt)).toEqual([
    { path: ['texts', 'title'], before: 'Hi', after: 'Hello' },
  ]);
});

test('merges changes of different fields', () => {
  const merged = merge(
    base,
    { ...base, name: 'Loft' },
    { ...base, checkIn: { time: '15:00', note: 'Flexible' } },
  );
  expect(merged.content).toEqual({ ...base, name: 'Loft', checkIn: { time: '15:00', note: 'Flexible' } });
  expect(merged.taken).toEqual([{ path: ['checkIn', 'time'], before: '16:00', after: '15:00' }]);
  expect(merged.conflicts).toEqual([]);
});

test('names the fields that both changed, and keeps mine until somebody chooses', () => {
  const merged = merge(base, { ...base, name: 'Loft' }, { ...base, name: 'Barn' });
  expect(merged).toEqual({
    content: { ...base, name: 'Loft' },
    taken: [],
    conflicts: [{ path: ['name'], theirs: 'Barn' }],
  });
  expect(merge(base, { ...base, name: 'Loft' }, { ...base, name: 'Loft' }).conflicts).toEqual([]);
});

test('takes a list that one has shortened and the other has edited as one conflict', () => {
  const [ann, bo] = base.reviews;
  const edited = { ...base, reviews: [ann, { ...bo, text: 'Loud' }] };
  const shortened = { ...base, reviews: [ann] };
  expect(merge(base, shortened, edited)).toMatchObject({
    content: shortened,
    conflicts: [{ path: ['reviews'], theirs: edited.reviews }],
  });
  const other = merge(base, edited, shortened);
  expect(other.conflicts).toEqual([{ path: ['reviews'], theirs: [ann] }]);
  // What was typed is kept, also where its entry is gone.
  expect(other.content['reviews']).toMatchObject([ann, { text: 'Loud' }]);
});

test('keeps the texts of the sample that either has kept, and none that one gave up', () => {
  const keeping = (...keptFromSample: string[]) => ({ ...base, keptFromSample });
  const merged = merge(keeping('One.', 'Two.'), keeping('One.', 'Two.', 'Mine.'), keeping('Two.', 'Theirs.'));
  expect(merged.conflicts).toEqual([]);
  expect(merged.content).toEqual(keeping('Two.', 'Theirs.', 'Mine.'));
  expect(merge(base, keeping('Mine.'), base).content).toEqual(keeping('Mine.'));
});
