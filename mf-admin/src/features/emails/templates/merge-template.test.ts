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
