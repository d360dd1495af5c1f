/**
 * Invisible characters: marks that change the direction of text, zero-width spaces, soft hyphens. They are
 * copied along with text, and can make a name look like another one.
 */
const invisible =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu;

/**
 * Joiners shape emoji and some scripts; after these characters, and at the end of a word, they have no
 * effect.
 */
const joiners = /([^\u200C\u200D]?)([\u200C\u200D])[\u200C\u200D]*/gsu;
const idleAfter = /^$|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\p{Cc}]/u;
const endOfWord = /^$|[\p{Z}\p{Cc}]/u;

/** Text of users without invisible characters. Line breaks and tabs stay. */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(joiners, (found, before: string, joiner: string, offset: number, all: string) => {
      const isIdle = idleAfter.test(before) || endOfWord.test(all.charAt(offset + found.length));
      return isIdle ? before : before + joiner;
    });
}

/** Whether one line of text can be stored: no control characters, and no unpaired surrogate. */
export function isPlainLine(text: string): boolean {
  return !/\p{Cc}/u.test(text) && text.isWellFormed();
}

/** The same for several lines, which may contain line breaks and tabs. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]/u.test(text) && text.isWellFormed();
}

/** One line of third-party text, with invalid and invisible characters removed. */
export function mendedLine(text: string): string {
  return withoutInvisible(text.toWellFormed())
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
