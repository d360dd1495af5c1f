const gmailHosts = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an email address: the part after a `+` is ignored, and Gmail ignores dots and has two
 * domains (https://support.google.com/mail/answer/7436150). For limits, never for sending.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const [name, host] = [folded.slice(0, at).replace(/\+.*$/, ''), folded.slice(at + 1)];
  return gmailHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
