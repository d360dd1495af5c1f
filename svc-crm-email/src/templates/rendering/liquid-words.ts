const place = /, line:(?<line>\d+), col:(?<column>\d+)$/;

/** A pattern of what LiquidJS says, and the words for staff; the group is the name or tag it is about. */
const faults: readonly (readonly [pattern: RegExp, words: (named: string) => string])[] = [
  [/^(?:output|tag) "?(.*?)"? not closed$/s, (code) => `${code} isn’t closed`],
  [/^undefined filter: (.*)$/s, (name) => `Unknown filter: ${name}`],
  [/^tag "(.*)" not found$/s, (name) => `Unknown or misplaced tag: ${name}`],
  [/^illegal tag: (.*)$/s, (tag) => `${tag} isn’t complete`],
  // Unknown names are found before: this one is set in a part that not every guest gets.
  [/^undefined variable: (.*)$/s, (name) => `“${name}” has no value for some guests`],
];

/** What is wrong with a template and where, from the first line of LiquidJS's message. */
export function liquidWords(message: string): string {
  const { line, column } = place.exec(message)?.groups ?? {};
  const said = message.replace(place, '');
  for (const [pattern, words] of faults) {
    const named = pattern.exec(said)?.[1];
    if (named !== undefined) return line === undefined ? words(named) : `Line ${line}: ${words(named)}`;
  }
  return line === undefined ? said : `Line ${line}, column ${column}: Check the Liquid code here (${said})`;
}
