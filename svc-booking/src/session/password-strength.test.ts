import { expect, test } from 'vitest';
import { judgePasswords } from './password-strength.ts';

const isGuessable = judgePasswords('Lantern Hollow');

test.each([
  'password1234',
  'passwordpassword',
  'qwertyuiop12',
  '123456789012',
  'iloveyou1234',
  'aaaaaaaaaaaa',
  'lanternhollow',
  'Lantern Hollow 1',
  'administrator',
  'grace.hopper99',
])('%s is guessable', (password) => {
  expect(isGuessable(password, 'grace.hopper')).toBe(true);
});

test.each(['correct horse battery', 'a longer password', 'Zw8-tulpe-kannebier', 'ÄäÖöÜü ßẞ ñ 中文字符'])(
  '%s is not',
  (password) => {
    expect(isGuessable(password, 'grace.hopper')).toBe(false);
  },
);
