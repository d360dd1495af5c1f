import { expect, test } from 'vitest';
import { toDarkMode } from './dark-email.ts';

test('an email with its own dark rules shows them', () => {
  const html = '<style>@media screen and (prefers-color-scheme: dark) { p { color: #fff } }</style>';
  expect(toDarkMode(html)).toEqual({
    html: '<style>@media screen and (min-width: 0) { p { color: #fff } }</style>',
    isInverted: false,
  });
});

test('an email without dark rules has its colors inverted', () => {
  expect(toDarkMode('<p>Hello</p>')).toEqual({ html: '<p>Hello</p>', isInverted: true });
});
