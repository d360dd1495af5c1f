import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlainHost } from './plain-host.ts';

it.each(['localhost', 'LOCALHOST:8080', '127.0.0.1:1', '[::1]:8080', '[2001:DB8::7]', 'a.example.', 'a_b:0'])(
  '%s is a valid host',
  (host) => expect(isPlainHost(host)).toBe(true),
);

it.each([
  '',
  ' ',
  '.',
  '.a',
  'a..b',
  'a b',
  'a/b',
  'a@b',
  'a,b',
  'a:65536',
  'a:b',
  '::1',
  '[::1',
  '[a]',
  '[::1]a',
])('%j is not a valid host', (host) => expect(isPlainHost(host)).toBe(false));

it('a valid host equals the host of its URL', () => {
  const piece = fc.constantFrom(
    'a',
    'B',
    '1',
    '.',
    '-',
    '_',
    ':',
    '80',
    '[',
    ']',
    '::1',
    '@',
    '/',
    '?',
    '#',
    '%',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const host = pieces.join('');
      if (!isPlainHost(host)) return;
      const url = `http://${host}/path`;
      // Some with digits and dots are addresses out of range; a name is never parsed as another one.
      if (!URL.canParse(url)) return;
      const { username, pathname, search, hash } = new URL(url);
      expect([username, pathname, search, hash]).toEqual(['', '/path', '', '']);
    }),
    { numRuns: 2_000 },
  );
});
