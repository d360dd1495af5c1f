import type { HouseFacts } from './facts.rules.ts';

/** Words of a question that name no place. */
const common = new Set(
  `about accommodation address airbnb area away cabin center city close closest distance does down drive driving exactly from getaway have
  house into know located location long mean miles minutes much near nearby nearest neighborhood over place please property state
  tell that than there they this time town walk walking what where which with would your you're`.split(/\s+/),
);

/** What the host wrote of the surroundings, where it speaks of a place that a question names and the address doesn't. */
export function nearbyNamed(
  { answers: { nearby }, town, location, addressLine, name }: HouseFacts,
  question: string,
): string | undefined {
  if (nearby === undefined) return undefined;
  const known = wordsOf(`${town} ${location ?? ''} ${addressLine} ${name}`);
  const spokenOf = wordsOf(nearby);
  return [...wordsOf(question)].some((word) => !common.has(word) && spokenOf.has(word) && !known.has(word))
    ? nearby
    : undefined;
}

/** Those of four letters and more, in the singular, in lower case. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’]{3,}/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')));
}
