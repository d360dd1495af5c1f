interface OthersWords {
  readonly saved: string;
  /** Names the list of what was saved there. */
  readonly changes: string;
  readonly keep: string;
  readonly use: string;
}

/** How the notice names the last saver: the signed-in person with a second tab open isn't somebody else. */
export function othersWords(who: string, signedIn: string | undefined): OthersWords {
  if (who === signedIn)
    return {
      saved: 'You saved changes in another tab',
      changes: 'Changes from the other tab',
      keep: 'Keep this tab’s version',
      use: 'Use the other tab’s version',
    };
  return {
    saved: `${who} saved changes`,
    changes: `Changes by ${who}`,
    keep: 'Keep my version',
    use: 'Use their version',
  };
}
