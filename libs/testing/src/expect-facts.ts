import { expect } from 'vitest';

/** Expects each of the facts in the text, and names those that are missing. */
export function expectFacts(text: string | undefined, facts: readonly string[]): void {
  expect(facts.filter((fact) => text?.includes(fact) !== true)).toEqual([]);
}
