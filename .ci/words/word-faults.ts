import { phrases } from './phrases.ts';

export interface WordFault {
  /** From 1. */
  readonly line: number;
  readonly words: string;
  readonly instead: string;
}

/** The phrases found in a prose, including those split by a line break. */
export function wordFaults(prose: string): WordFault[] {
  const flat = prose.replace(/\n *\*? ?/g, (lineBreak) => ' '.repeat(lineBreak.length));
  return phrases
    .flatMap(({ pattern, instead }) =>
      [...flat.matchAll(new RegExp(pattern.source.replaceAll(' ', ' +'), pattern.flags))].map(
        ({ 0: words, index }) => ({
          line: prose.slice(0, index).split('\n').length,
          words,
          instead,
        }),
      ),
    )
    .toSorted((one, other) => one.line - other.line);
}
