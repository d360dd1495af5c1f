/** The entries with pages below them. */
const withPages = ['crm', 'rates', 'website'];

/** The sidebar entry a path belongs to: its last segment; any path of a guest is the CRM's (spec page 2, section 2). */
export function activeSegment(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const [root, page = ''] = segments;
  if (root === 'admin' && withPages.includes(page)) return page;
  const last = segments.at(-1) ?? '';
  return last === 'admin' ? 'dashboard' : last;
}
