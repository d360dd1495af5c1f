/** The sidebar entry a path belongs to: its last segment; any path of a guest is the CRM's (spec page 2, section 2). */
export function activeSegment(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] === 'admin' && segments[1] === 'crm') return 'crm';
  const last = segments.at(-1) ?? '';
  return last === 'admin' ? 'dashboard' : last;
}
