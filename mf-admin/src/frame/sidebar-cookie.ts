const name = 'sidebar_state';
const maxAgeSeconds = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open, from `document.cookie`; open when nothing is remembered. */
export function readSidebarOpen(cookies: string): boolean {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return !pairs.includes(`${name}=false`);
}

/** What to assign to `document.cookie` to remember the sidebar for 7 days (spec page 2, section 9). */
export function sidebarCookie(open: boolean): string {
  return `${name}=${open}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}
