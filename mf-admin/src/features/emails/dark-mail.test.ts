import { expect, test } from 'vitest';
import { inTheDark } from './dark-mail.ts';

test('a mail with dark rules of its own shows them', () => {
  const mail = '<style>@media screen and (prefers-color-scheme: dark) { p { color: #fff } }</style>';
  expect(inTheDark(mail)).toEqual({
    html: '<style>@media screen and (min-width: 0) { p { color: #fff } }</style>',
    isTurnedRound: false,
  });
});

test('a mail without any has its colours turned round', () => {
  expect(inTheDark('<p>Hello</p>')).toEqual({ html: '<p>Hello</p>', isTurnedRound: true });
});
