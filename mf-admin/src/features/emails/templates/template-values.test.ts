import { expect, test } from 'vitest';
import { emailOf } from './template-values.ts';

const template = { subject: 'Hello', htmlContent: '<p>Hello</p>', textContent: 'Hello' };

test('an email is its template unless its sequence overrides it', () => {
  const { texts, from } = emailOf({ ...template, overrideSubject: '' });
  expect(texts).toEqual(template);
  expect(from).toEqual({ subject: 'subject', htmlContent: 'htmlContent', textContent: 'textContent' });
});

test('what its sequence says stands instead, and no text beside HTML that it does not belong to', () => {
  const { texts, from } = emailOf({ ...template, overrideSubject: 'Hi', overrideHtmlContent: '<p>Hi</p>' });
  expect(texts).toEqual({ subject: 'Hi', htmlContent: '<p>Hi</p>', textContent: '' });
  expect(from).toMatchObject({ subject: 'overrideSubject', htmlContent: 'overrideHtmlContent' });
});
