import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainLine, isPlainText, mendedLine, withoutInvisible } from './plain-text.ts';

describe('invisible characters', () => {
  test.each([
    ['a direction override', 'Maya \u202Erofako\u202C', 'Maya rofako'],
    ['a direction isolate', '\u2066Maya\u2069 \u2067Okafor\u2069', 'Maya Okafor'],
    ['direction marks', '+1 404 555 0198\u200E\u200F', '+1 404 555 0198'],
    ['zero-width spaces', 'Ma\u200By\u2060a\uFEFF', 'Maya'],
    ['joiners between Latin letters', 'Ma\u200Dy\u200C\u200Da', 'Maya'],
    ['joiners in a row and at the end', 'नमस\u200D\u200D\u200Dते\u200C', 'नमस\u200Dते'],
    ['an invisible filler', '\u3164\u115F', ''],
    ['a soft hyphen', 'Oka\u00ADfor', 'Okafor'],
  ])('%s is removed', (_name, text, expected) => {
    expect(withoutInvisible(text)).toBe(expected);
  });

  test.each([
    ['accents and apostrophes', 'Zoë O’Brien-Nuñez'],
    ['Arabic', 'ليلى حسن'],
    ['Hebrew', 'נעמה כהן'],
    ['Persian with its joiner', 'می\u200Cخواهم'],
    [
      'joined emoji',
      '👩\u200D❤️\u200D👨 👩🏽\u200D🚀 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
    ['lines and tabs', 'one\n\ttwo\r\nthree'],
  ])('%s is kept', (_name, text) => {
    expect(withoutInvisible(text)).toBe(text);
  });

  test('line and paragraph separators become line breaks', () => {
    expect(withoutInvisible('one\u2028two\u2029three')).toBe('one\ntwo\nthree');
  });
});

describe('text that cannot be stored', () => {
  test.each(['\u0000', 'a\u0007b', 'a\u0085b', 'half \uD83D of it', '\uDC00'])('%j is refused', (text) => {
    expect([isPlainLine(text), isPlainText(text)]).toEqual([false, false]);
  });

  test('includes line breaks, when one line is expected', () => {
    expect([isPlainLine('a\nb'), isPlainText('a\r\n\tb')]).toEqual([false, true]);
  });
});

test('turns any external text into a line that passes validation', () => {
  const part = fc.oneof(
    fc.constantFrom('\uD800', '\u200D', '\u200C', '\u202E', '\u2028', '\u0000', ' ', '👩', 'न', 'a'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const line = mendedLine(parts.join(''));
      expect(isPlainLine(line)).toBe(true);
      expect(withoutInvisible(line).trim()).toBe(line);
    }),
  );
});
