import { expect, test } from 'vitest';
import { mailOf } from './template-values.ts';

const template = { subject: 'Hello', htmlContent: '<p>Hello</p>', textContent: 'Hello' };

test('a mail is its template where its sequence says nothing otherwise', () => {
  const { texts, from } = mailOf({ ...template, overrideSubject: '' });
  expect(texts).toEqual(template);
  expect(from).toEqual({ subject: 'subject', htmlContent: 'htmlContent', textContent: 'textContent' });
});

test('what its sequence says stands instead, and no text beside HTML that it does not belong to', () => {
  const { texts, from } = mailOf({ ...template, overrideSubject: 'Hi', overrideHtmlContent: '<p>Hi</p>' });
  expect(texts).toEqual({ subject: 'Hi', htmlContent: '<p>Hi</p>', textContent: '' });
  expect(from).toMatchObject({ subject: 'overrideSubject', htmlContent: 'overrideHtmlContent' });
});
