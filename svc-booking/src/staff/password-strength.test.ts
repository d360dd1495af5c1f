import { ConfigurationError } from '@getaway/service-kit/config';
import { expect, test } from 'vitest';
import { judgePasswords, refuseGuessablePassword } from './password-strength.ts';

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
  '%s is not guessable',
  (password) => {
    expect(isGuessable(password, 'grace.hopper')).toBe(false);
  },
);

test('a guessable first password stops the start, and the message does not repeat it', () => {
  const start = (password: string) => () =>
    refuseGuessablePassword({ ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: password }, isGuessable);
  expect(start('passwordpassword')).toThrow(ConfigurationError);
  expect(start('passwordpassword')).toThrow(/ADMIN_PASSWORD is too easy to guess/);
  expect(start('passwordpassword')).not.toThrow(/passwordpassword/);
  expect(start('correct horse battery')).not.toThrow();
});
