/**
 * How guests get in: with a code of their own for each booking, all in the same way such as with a key box, or let in by
 * somebody.
 */
export const entryWays = ['own-code', 'shared', 'in-person'] as const;

export type EntryWay = (typeof entryWays)[number];

/** A house that may say how its guests get in. By default, each booking has a code of its own. */
export interface WithEntry {
  readonly entry?: { readonly way: EntryWay } | undefined;
}

/** Whether each booking has an entry code, which its guest and the owner get. */
export function hasEntryCodes({ entry }: WithEntry): boolean {
  return (entry?.way ?? 'own-code') === 'own-code';
}

/**
 * What guests read about getting in, in the place of a code; undefined where each booking has its own. `written` is missing
 * where a host wrote nothing, and where a service has seen the house only as pages have it.
 */
export function entryInstructionsOf(house: WithEntry, written: string | undefined): string | undefined {
  const way = house.entry?.way ?? 'own-code';
  switch (way) {
    case 'own-code':
      return undefined;
    case 'shared':
      return written ?? 'The page of your stay says how to get in from 24 hours before check-in.';
    case 'in-person':
      return written ?? 'We’ll let you in when you arrive.';
    default:
      return way satisfies never;
  }
}
