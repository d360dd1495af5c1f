/** As the topics read it: straight quotes, single spaces. */
export function plainQuestion(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/[‘’ʼ`]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The sentences of a message: guests ask about the dog and the parking in one. A date such as 6/9. or St. stays whole. */
export function questionParts(question: string): string[] {
  const parts = question
    .split(
      /(?<=[?!])\s+|(?<=\p{L}{3}\.)\s+|\s*\n+\s*|;\s+|\b(?:and |also,? |plus )+(?=(?:is|are|do|does|can|could|how|what|where|when|which|will|would) )/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length === 0 ? [question] : parts;
}
