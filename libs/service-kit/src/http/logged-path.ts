/** Signed links open something for whoever has them: the last part of their path is left out. */
const signedLink = /^(\/mail\/\w+\/[^/]+\/).+$/;

/** What a log may say of an address: queries carry tokens, and mails' links a signature. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(signedLink, '$1…');
}
