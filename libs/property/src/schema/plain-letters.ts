import { withoutInvisible } from '@getaway/kernel/plain-text';

/** Maps Cyrillic and Greek letters to the Latin letters that they look like. */
const lookAlikes = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝ', 'ABESIJKMHOPCTYXaesijopcyxhdqw'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορυχ', 'ABEZHIKMNOPTYXvopux'],
  ].flatMap(([theirs = '', latin = '']) =>
    [...theirs].map((letter, at) => [letter, latin.charAt(at)] as const),
  ),
);

/** Also includes characters that stored texts keep because emoji and some scripts need them. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** Normalizing sorts the accents of a letter, in quadratic time. No language has more of them. */
const tooManyAccents = /(\p{M}{8})\p{M}+/gu;
const accents = /(?<=\p{Script=Latin})\p{M}+/gu;

/**
 * A text as it looks to a reader, so that rules about its words can't be tricked: without invisible characters and accents,
 * and with look-alike letters and digits replaced by plain ones. Words in other scripts stay, even if some letters look Latin.
 */
export function plainLetters(text: string): string {
  return withoutInvisible(text)
    .replace(ignorable, '')
    .replace(tooManyAccents, '$1')
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll('٪', '%')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/\p{L}+/gu, latinWord)
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC');
}

/** Replaces look-alikes if that makes the whole word Latin. Returns any other word as it is. */
function latinWord(word: string): string {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return word;
  const latin = [...word].map((letter) => lookAlikes.get(letter) ?? letter).join('');
  return /^\p{Script=Latin}+$/u.test(latin) ? latin : word;
}

/** The value of a digit of any script. The ten digits of a script have consecutive code points. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (codePoint - zero) % 10;
}
