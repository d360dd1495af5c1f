import { withoutInvisible } from '@getaway/kernel/plain-text';

/** Cyrillic and Greek letters that look like Latin ones, and these. */
const lookAlikes = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝ', 'ABESIJKMHOPCTYXaesijopcyxhdqw'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορυχ', 'ABEZHIKMNOPTYXvopux'],
  ].flatMap(([theirs = '', latin = '']) =>
    [...theirs].map((letter, at) => [letter, latin.charAt(at)] as const),
  ),
);

/**
 * A text as a reader understands it, for rules about what it says: without invisible characters, with the letters and
 * digits that it looks like in plain ones. Words of other scripts stay, also where some of their letters look Latin.
 */
export function plainLetters(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/\p{L}+/gu, latinWord);
}

/** A word that has only Latin letters and their look-alikes. */
function latinWord(word: string): string {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return word;
  const latin = [...word].map((letter) => lookAlikes.get(letter) ?? letter).join('');
  return /^\p{Script=Latin}+$/u.test(latin) ? latin : word;
}

/** The digits of a script follow one another, from 0 to 9. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (codePoint - zero) % 10;
}
