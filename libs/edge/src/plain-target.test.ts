import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainTarget, withoutBlanksAtEnd } from './plain-target.ts';

describe('a request target', () => {
  it.each([
    '/',
    '/booking/',
    '/api/admin/bookings/0b6f8c1e-5a53-4c43-9d5e-2d3f6a1b7c8d?page=2&q=caf%C3%A9',
    '/caf%C3%A9/%40me',
    '/calendar/full.ics?token=a.b-c_~',
    '/mail/unsubscribe/1/aGVsbG8',
    '/api/quote?path=../%2e%2e/x;y&next=//elsewhere',
    '/assets/app.0a1b2c3d.js',
    '/.well-known/security.txt',
    '/...',
  ])('%s is valid', (target) => expect(isPlainTarget(target)).toBe(true));

  it.each([
    ['', 'empty'],
    ['*', 'asterisk form'],
    ['http://edge/api', 'absolute form'],
    ['edge:443', 'authority form'],
    ['/a/../b', 'a dot segment'],
    ['/a/.', 'a dot segment at the end'],
    ['/a//b', 'an empty segment'],
    ['/a\\b', 'a backslash'],
    ['/a;b', 'a path parameter'],
    ['/%61', 'an unnecessary encoding'],
    ['/%2E%2e/', 'encoded dots'],
    ['/a%2fb', 'an encoded slash'],
    ['/a%5Cb', 'an encoded backslash'],
    ['/a%252fb', 'a double encoding'],
    ['/a%00', 'an encoded control character'],
    ['/a%C0%AE', 'an overlong encoding'],
    ['/a%EF%BC%8E', 'a full-width stop'],
    ['/a%', 'an incomplete encoding'],
    ['/a%u002e', 'an encoding of another language'],
    ['/a#b', 'a fragment'],
    ['/a?b#c', 'a fragment after the query'],
    ['/a b', 'a space'],
    ['/\u00E9', 'a raw character beyond ASCII'],
  ])('%j is refused: %s', (target) => expect(isPlainTarget(target)).toBe(false));

  it('a valid target equals the path that the URL standard parses', () => {
    const piece = fc.constantFrom(
      'api',
      '..',
      '.',
      '/',
      '%2e',
      '%2F',
      '%C3%A9',
      '\\',
      ';',
      '%',
      'a',
      '?',
      '#',
      ':',
      '@',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = `/${pieces.join('')}`;
        if (!isPlainTarget(target)) return;
        expect(new URL(`http://edge${target}`).pathname).toBe(target.split('?')[0]);
        expect(new URL(target, 'http://edge').pathname).toBe(target.split('?')[0]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a link that was copied with blanks', () => {
  it.each([
    ['/stay/abc%20', '/stay/abc'],
    ['/stay/abc%20%0A', '/stay/abc'],
    ['/stay/abc%C2%A0', '/stay/abc'],
    ['/stay/a%20c', undefined],
    ['/stay/..%20', undefined],
    ['//evil.example%20', undefined],
    ['/stay/abc', undefined],
  ])('%s means %s', (target, meant) => expect(withoutBlanksAtEnd(target)).toBe(meant));
});
