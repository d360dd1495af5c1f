import { expect, test } from 'vitest';
import { toDarkMode } from './dark-email.ts';

test('applies an email’s own dark styles', () => {
  const html = '<style>@media screen and (prefers-color-scheme: dark) { p { color: #fff } }</style>';
  expect(toDarkMode(html)).toEqual({
    html: '<style>@media screen and (min-width: 0) { p { color: #fff } }</style>',
    isInverted: false,
  });
});

test('inverts the colors of an email without dark styles', () => {
  expect(toDarkMode('<p>Hello</p>')).toEqual({ html: '<p>Hello</p>', isInverted: true });
});
