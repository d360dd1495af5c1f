/**
 * The key that a sequence's name gives (spec page 2, section 5): lower case, letters and digits alone, spaces as
 * underscores, none repeated and none at the ends. '' when the name has neither letter nor digit.
 */
export function sequenceKeyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s_]/g, '')
    .replace(/[\s_]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 100);
}
