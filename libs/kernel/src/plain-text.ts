/**
 * Characters that are not seen: marks that turn the direction of text around, blanks of no width, soft hyphens. They come
 * along when text is copied, and can make a name read as another one.
 */
const invisible =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu;

/** Joiners shape emoji and some scripts; after these characters, and at the end of a word, they do nothing. */
const joiners = /([^\u200C\u200D]?)([\u200C\u200D])[\u200C\u200D]*/gsu;
const idleAfter = /^$|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\p{Cc}]/u;
const endOfWord = /^$|[\p{Z}\p{Cc}]/u;

/** Text that people wrote, without what cannot be seen. Line breaks and tabs stay. */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(joiners, (found, before: string, joiner: string, offset: number, all: string) => {
      const isIdle = idleAfter.test(before) || endOfWord.test(all.charAt(offset + found.length));
      return isIdle ? before : before + joiner;
    });
}

/** Whether one line of text can be kept: no control characters, and no half of a character. */
export function isPlainLine(text: string): boolean {
  return !/\p{Cc}/u.test(text) && text.isWellFormed();
}

/** The same for several lines, where line breaks and tabs are text. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]/u.test(text) && text.isWellFormed();
}

/** One line of third-party text, with invalid and invisible characters removed. */
export function mendedLine(text: string): string {
  return withoutInvisible(text.toWellFormed())
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
