/** A signed link works for anyone who has it, so the last part of its path is left out. */
const signedLink = /^(\/mail\/\w+\/[^/]+\/).+$/;

/** The loggable form of an address: queries contain tokens, and links in emails a signature. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(signedLink, '$1…');
}
