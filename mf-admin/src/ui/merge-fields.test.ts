import { expect, test } from 'vitest';
import { clearableField, lineOfText } from '@getaway/contracts/http/fields';
import { mergeFields, type FieldsToMerge } from './merge-fields.ts';

interface Values {
  name: string;
  note: string | null;
  isActive: boolean;
  delay: number;
  unit: string;
}

const fields: FieldsToMerge<Values>[] = [
  { label: 'Name', names: ['name'] },
  { label: 'Note', names: ['note'] },
  { label: 'Active', names: ['isActive'] },
  { label: 'Delay', names: ['delay', 'unit'], inWords: ({ delay, unit }) => `${delay} ${unit}` },
];
const contract = { name: lineOfText('Name'), note: clearableField(lineOfText('Note')) };
const opened: Values = { name: 'A', note: 'B', isActive: true, delay: 1, unit: 'days' };

test('keeps what was typed, takes the rest, and names what both changed', () => {
  const typed = { ...opened, name: 'Mine', isActive: true };
  const newest = { ...opened, name: 'Theirs', note: null, isActive: false };
  expect(mergeFields(fields, { opened, typed, newest }, contract)).toEqual({
    values: { ...newest, name: 'Mine' },
    taken: ['Note', 'Active'],
    conflicts: [{ label: 'Name', theirs: 'Theirs' }],
  });
});

test('keeps fields together that belong together', () => {
  const typed = { ...opened, delay: 3 };
  const newest = { ...opened, unit: 'hours' };
  expect(mergeFields(fields, { opened, typed, newest }, contract)).toEqual({
    values: typed,
    taken: [],
    conflicts: [{ label: 'Delay', theirs: '1 hours' }],
  });
});

test('has no conflict where both entered the same, and says the other one’s choice in words', () => {
  const both = { ...opened, note: 'Same' };
  expect(mergeFields(fields, { opened, typed: both, newest: both }, contract)).toMatchObject({
    taken: [],
    conflicts: [],
  });
  const typed = { ...opened, isActive: false, note: 'Mine' };
  const newest = { ...opened, note: '' };
  expect(mergeFields(fields, { opened, typed, newest }, contract).conflicts).toEqual([
    { label: 'Note', theirs: 'Empty' },
  ]);
});

test('compares texts as they are stored', () => {
  const typed = { ...opened, name: 'Mine ', note: '' };
  const newest = { ...opened, name: 'Mine', note: null };
  expect(mergeFields(fields, { opened, typed, newest }, contract)).toEqual({
    values: typed,
    taken: [],
    conflicts: [],
  });
});
