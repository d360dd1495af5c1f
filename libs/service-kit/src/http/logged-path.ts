import { withoutTokens } from '../without-tokens.ts';

/** A signed link works for anyone who has it, so the last part of its path is left out. */
const signedLink = /^(\/mail\/\w+\/[^/]+\/).+$/;
/** So does the link of a stay, whose token opens the booking. */
const stayLink = /^(\/+stay\/+)[^/]+/i;

/** The loggable form of an address: queries contain tokens, and links in emails a signature or a token. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return withoutTokens(path.replace(signedLink, '$1…').replace(stayLink, '$1…'));
}
