import { expect, test } from 'vitest';
import { mergeTemplate } from './merge-template.ts';
import type { TemplateValues } from './template-values.ts';

const opened: TemplateValues = {
  ...{ name: 'Name', subject: 'Subject', htmlContent: '<p>1</p>', textContent: '', isActive: true },
  ...{ overrideSubject: '', overrideHtmlContent: '', overrideTextContent: '' },
  ...{ sequenceId: null, stepNumber: 2, delayValue: 3, delayUnit: 'days' },
};

test('keeps what was typed, takes the rest, and names what both changed', () => {
  const typed = { ...opened, subject: 'Mine', htmlContent: '<p>Mine</p>' };
  const newest = { ...opened, name: 'Theirs', htmlContent: '<p>Theirs</p>', isActive: false };
  const { values, ...others } = mergeTemplate({ opened, typed, newest });
  expect(values).toMatchObject({
    name: 'Theirs',
    subject: 'Mine',
    htmlContent: '<p>Mine</p>',
    isActive: false,
  });
  expect(others).toEqual({
    taken: ['Name', 'Active'],
    conflicts: [{ label: 'Content', theirs: '<p>Theirs</p>' }],
  });
});

test('keeps the place of a step, and what it says itself, unless somebody else changed it', () => {
  const typed = { ...opened, delayValue: 5, overrideSubject: 'Mine' };
  const newest = { ...opened, delayUnit: 'hours' as const, overrideTextContent: 'Theirs', stepNumber: 7 };
  expect(mergeTemplate({ opened, typed, newest })).toMatchObject({
    values: { delayValue: 5, delayUnit: 'days', overrideSubject: 'Mine', overrideTextContent: 'Theirs' },
    taken: ['Override plain text'],
    conflicts: [{ label: 'Delay', theirs: '+3 hours' }],
  });
  expect(mergeTemplate({ opened, typed, newest }).values).not.toHaveProperty('stepNumber');
});

test('a line break at the end, which is not stored, is nothing that somebody else changed', () => {
  const typed = { ...opened, htmlContent: '<p>Mine</p>\n', overrideTextContent: 'Mine\r\nand more \n' };
  const newest = { ...opened, htmlContent: '<p>Mine</p>', overrideTextContent: 'Mine\nand more' };
  expect(mergeTemplate({ opened, typed, newest })).toMatchObject({ taken: [], conflicts: [] });
  const sample = { ...opened, htmlContent: '<p>1</p>\n' };
  expect(mergeTemplate({ opened: sample, typed: sample, newest: opened })).toMatchObject({
    taken: [],
    conflicts: [],
  });
  const mine = { ...sample, htmlContent: '<p>Mine</p>' };
  expect(mergeTemplate({ opened: sample, typed: mine, newest: opened }).conflicts).toEqual([]);
});
