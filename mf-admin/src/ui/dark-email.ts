const asksForDark = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi;

/**
 * An email as a mail program in dark mode shows it. Its own dark rules are made unconditional, because a frame cannot set
 * the color scheme. Without such rules, mail programs invert the colors, so `isInverted` asks the caller to do the same.
 */
export function toDarkMode(html: string): { html: string; isInverted: boolean } {
  const dark = html.replace(asksForDark, '(min-width: 0)');
  return { html: dark, isInverted: dark === html };
}
