const asksForDark = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi;

/**
 * A mail as a reader in the dark gets it. Its own dark rules are made to hold, since a frame cannot be told to prefer
 * them; where it has none, mail programs turn its colours round, and whoever shows it has to do the same.
 */
export function inTheDark(html: string): { html: string; isTurnedRound: boolean } {
  const dark = html.replace(asksForDark, '(min-width: 0)');
  return { html: dark, isTurnedRound: dark === html };
}
