/** The pages in the sitemap. */
export const indexedPages: readonly string[] = [
  '/',
  '/booking',
  '/childcare',
  '/privacy-policy',
  '/terms-of-service',
];
/** Includes pages that only emails link to. */
const guestPages = [...indexedPages, '/booking/confirm', '/pay'];

const officePages = [
  '',
  '/dashboard',
  '/bookings',
  '/calendar',
  '/dates',
  '/promos',
  '/services',
  '/packages',
  '/pricing',
  '/crm',
  '/emails',
  '/newsletter',
  '/ledger',
  '/reports',
].map((page) => `/admin${page}`);

const known = new Set([...guestPages, '/admin-login', ...officePages]);
const guestOfStaff = /^\/admin\/crm\/[^/]+$/;

/** The kind of a path in the specification's route table. */
export type PageKind = 'guest' | 'office' | 'unknown';

/** Classifies a path. A trailing slash does not matter. */
export function kindOfPage(path: string): PageKind {
  const page = withoutSlash(path);
  if (guestPages.includes(page)) return 'guest';
  return known.has(page) || guestOfStaff.test(page) ? 'office' : 'unknown';
}

/** `/booking/` and `/booking` are the same page. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
