const name = /(?:\bdear\s+)?\{\{\s*guest\.firstName\s*\}\}(?:['’]s\b)?/gi;

/** Stands for the name while a subject is read: a character of no meaning, which no one types. */
const mark = '\uE000';

/** The name follows a word that needs someone after it. */
const object = /\b(for|to|with|from|of|about)\s+\uE000/gi;
/** The name is the first word of the subject, or of a sentence in it. */
const first = /(^[^\p{L}\p{N}\uE000{}]*|[.!?]\s+)\uE000[\s,:;–—-]*(\p{L}?)/gu;
const between = /\s*,\s*\uE000\s*,\s*/g;
const after = /[\s,]*\uE000/g;

/**
 * A subject, or another line that email programs show like one, for someone whose name is unknown: 'A quiet week,
 * {{ guest.firstName }}' is 'A quiet week'. The fallback of the variable, 'there', reads well only in a greeting. A
 * subject of nothing but the name is the name of the house.
 */
export function subjectWithoutName(subject: string): string {
  const marked = subject.replace(name, mark);
  if (marked === subject) return subject;
  const read = marked
    .replace(object, '$1 you')
    .replace(first, (_whole, before: string, letter: string) => before + letter.toUpperCase())
    .replace(between, ', ')
    .replace(after, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|\s+$/g, '');
  return /[\p{L}\p{N}]/u.test(read) ? read : '{{ property.name }}';
}
