/**
 * The key of a sequence's name (spec page 2, section 5): lower case, only letters and digits, with single
 * underscores for spaces and none at the ends. '' when the name has neither letter nor digit.
 */
export function sequenceKeyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s_]/g, '')
    .replace(/[\s_]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 100);
}
