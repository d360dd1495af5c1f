/** As the topics read it: straight quotes, single spaces. */
export function plainQuestion(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/[‘’ʼ`]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** 'Do they cost extra?' asks about what was named before. */
const goesOn =
  /^(?:do|does|are|is) (?:they|it|these|those|that) (?:costs? |an? )?(?:extra|free|included|anything|more)\b/i;

/** The sentences of a message: guests ask about the dog and the parking in one. A date such as 6/9. or St. stays whole. */
export function questionParts(question: string): string[] {
  const parts = question
    .split(
      /(?<=[?!])\s+|(?<=\p{L}{3}\.)\s+|\s*\n+\s*|;\s+|\b(?:and |also,? |plus )+(?=(?:is|are|do|does|can|could|how|what|where|when|which|will|would) )/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce<string[]>(
      (before, part) =>
        goesOn.test(part) && before.length > 0
          ? [...before.slice(0, -1), `${before.at(-1)} and ${part}`]
          : [...before, part],
      [],
    );
  return parts.length === 0 ? [question] : parts;
}
