import { expect, test } from 'vitest';
import { emailOf } from './template-values.ts';

const template = { subject: 'Hello', htmlContent: '<p>Hello</p>', textContent: 'Hello' };

test('uses the template’s text unless the sequence overrides it', () => {
  const { texts, from } = emailOf({ ...template, overrideSubject: '' });
  expect(texts).toEqual(template);
  expect(from).toEqual({ subject: 'subject', htmlContent: 'htmlContent', textContent: 'textContent' });
});

test('uses the sequence’s override, and drops text that belongs to other HTML', () => {
  const { texts, from } = emailOf({ ...template, overrideSubject: 'Hi', overrideHtmlContent: '<p>Hi</p>' });
  expect(texts).toEqual({ subject: 'Hi', htmlContent: '<p>Hi</p>', textContent: '' });
  expect(from).toMatchObject({ subject: 'overrideSubject', htmlContent: 'overrideHtmlContent' });
});
