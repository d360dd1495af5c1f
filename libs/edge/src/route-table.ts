/** The services behind one address. */
export type ServiceName = 'booking' | 'calendar' | 'crm-email';

/** A path and all paths below it; a `*` at the end also matches longer names. */
type Pattern = `/${string}`;

/** The first matching pattern decides. */
const table: readonly (readonly [Pattern, ServiceName])[] = [
  ['/calendar', 'calendar'],
  ['/api/admin/calendar*', 'calendar'],
  ['/api/admin/sync-calendars', 'calendar'],
  ['/api/admin/cleanup-duplicates', 'calendar'],
  ['/mail', 'crm-email'],
  ['/api/contact', 'crm-email'],
  ['/api/chat', 'crm-email'],
  ['/api/newsletter', 'crm-email'],
  ['/api/crm', 'crm-email'],
  ['/api/admin/email-*', 'crm-email'],
  ['/api/admin/emails', 'crm-email'],
  ['/api/admin/sequence-templates', 'crm-email'],
  ['/api/admin/newsletter-*', 'crm-email'],
  ['/api/admin/inbox', 'crm-email'],
  ['/api/stay/messages', 'crm-email'],
  ['/api', 'booking'],
];

/** The service of a path; undefined for pages and files. */
export function serviceOf(path: string): ServiceName | undefined {
  return table.find(([pattern]) => fits(path, pattern))?.[1];
}

function fits(path: string, pattern: Pattern): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return path === pattern || path.startsWith(`${pattern}/`);
}
