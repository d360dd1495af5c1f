export interface BannerFacts {
  /** What a person has to know first, if anything. */
  notice?: string | undefined;
  site: string;
  mail: string;
  username: string;
  /** Undefined when it was shown before, or was chosen by the host. */
  password: string | undefined;
  passwordPlace: string;
}

/** What a person needs to begin. */
export function renderBanner({ notice, site, mail, username, password, passwordPlace }: BannerFacts): string {
  const rows = [
    ['The site', site],
    ['Back office', `${site}/admin-login`],
    ['  username', username],
    ['  password', password ?? passwordPlace],
    ['Sent emails', mail],
  ].map(([label = '', value = '']) => `  ${label.padEnd(13)} ${value}`);
  const lines = notice === undefined ? rows : [`  ${notice}`, ...rows];
  const width = Math.max(...lines.map((row) => row.length)) + 2;
  const line = '─'.repeat(width);
  return ['', line, ...lines, line, '  Press Ctrl-C to stop.', ''].join('\n');
}
