const publicPages: readonly string[] = [
  '/',
  '/booking',
  '/childcare',
  '/privacy-policy',
  '/terms-of-service',
];
/** The prerendered page that all stays share. */
export const stayPage = '/stay';
/** Includes pages that only emails link to. */
const guestPages = [...publicPages, '/booking/confirm', '/pay', '/find-booking', stayPage];
/** The page of a stay, whose link has the token as its last part. */
const ofStay = /^\/stay\/[^/]+$/;

const officePages = [
  '',
  '/dashboard',
  '/bookings',
  '/inbox',
  '/calendar',
  '/dates',
  '/promos',
  '/services',
  '/packages',
  '/pricing',
  '/rates',
  '/rates/history',
  '/crm',
  '/emails',
  '/newsletter',
  '/ledger',
  '/reports',
  '/website',
  '/website/history',
].map((page) => `/admin${page}`);

const known = new Set([...guestPages, '/admin-login', ...officePages]);
const guestOfStaff = /^\/admin\/crm\/[^/]+$/;

/** The kind of a path in the specification's route table. */
export type PageKind = 'guest' | 'office' | 'unknown';

/** The pages in the sitemap, without those that the house hides. */
export function indexedPages(hidden: readonly string[]): string[] {
  return publicPages.filter((page) => !hidden.includes(page));
}

/** Classifies a path; `hidden` lists pages that the house hides. A trailing slash does not matter. */
export function kindOfPage(path: string, hidden: readonly string[] = []): PageKind {
  const page = withoutSlash(path);
  if (hidden.includes(page)) return 'unknown';
  if (guestPages.includes(page) || ofStay.test(page)) return 'guest';
  return known.has(page) || guestOfStaff.test(page) ? 'office' : 'unknown';
}

/** `/booking/` and `/booking` are the same page. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The address that a page is prerendered at: all stays share one. */
export function prerenderedAt(path: string): string {
  const page = withoutSlash(path);
  return ofStay.test(page) ? stayPage : page;
}

/** The page of every unknown path is prerendered at this address. */
export const notFoundPath = '/404';

/** Whether a path is the page of a stay, or of none. */
export function isStayPage(path: string): boolean {
  return prerenderedAt(path) === stayPage;
}
