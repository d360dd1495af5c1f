import { expect, test } from 'vitest';
import { mergeTemplate } from './merge-template.ts';

const opened = { name: 'Name', subject: 'Subject', htmlContent: '<p>1</p>', textContent: '', isActive: true };

test('keeps what was typed, takes the rest, and names what both changed', () => {
  const typed = { ...opened, subject: 'Mine', htmlContent: '<p>Mine</p>' };
  const newest = { ...opened, name: 'Theirs', htmlContent: '<p>Theirs</p>', isActive: false };
  expect(mergeTemplate(opened, typed, newest)).toEqual({
    values: { ...newest, subject: 'Mine', htmlContent: '<p>Mine</p>' },
    taken: ['Name', 'Active'],
    conflicts: [{ label: 'Content', theirs: '<p>Theirs</p>' }],
  });
});

test('has no conflict where both entered the same', () => {
  const both = { ...opened, isActive: false, textContent: 'Same' };
  expect(mergeTemplate(opened, both, both)).toEqual({ values: both, taken: [], conflicts: [] });
});

test('says what the other one chose in words', () => {
  const typed = { ...opened, textContent: 'Mine' };
  const before = { ...opened, textContent: 'Before' };
  expect(mergeTemplate(before, typed, { ...before, textContent: '' }).conflicts).toEqual([
    { label: 'Plain text', theirs: 'Empty' },
  ]);
});
