import { searchWords } from '@getaway/kernel/search-words';
import { sidebarEntries } from '../frame/entries.tsx';

/** A screen, or something to do there. */
export interface Place {
  readonly label: string;
  readonly path: string;
  /** Other words that staff look for it by. */
  readonly words?: string;
}

/** What else is on the screen of an entry of the sidebar, by its segment. */
const wordsOf: Readonly<Record<string, string>> = {
  dashboard: 'home today tonight arrivals departures checklist setup',
  bookings: 'stays reservations unpaid paid refund canceled cancelled',
  inbox: 'messages',
  calendar: 'airbnb vrbo ical feeds sync availability',
  dates: 'close nights unavailable',
  promos: 'discounts coupons',
  services: 'add-ons extras chef massage early check-in',
  packages: 'bundles',
  pricing: 'prices change tax nightly surcharges',
  rates: 'prices change seasons holidays overrides minimum nights discounts',
  crm: 'contacts people',
  emails: 'automatic scheduled',
  newsletter: 'subscribers campaigns',
  ledger: 'money payments refunds invoices receipts documents',
  website: 'photos guide publish texts money rules cleaning fee settings',
  reports: 'revenue occupancy tax money',
};

/** The entries of the sidebar, and the screens within them that have an address. */
export const screens: readonly Place[] = [
  ...sidebarEntries.map(({ segment, label }) => ({
    ...{ label, path: `/admin/${segment}` },
    words: wordsOf[segment] ?? '',
  })),
  { label: 'Email Templates', path: '/admin/emails?tab=templates' },
  { label: 'Email Activity Log', path: '/admin/emails?tab=activity', words: 'sent emails' },
  { label: 'Failed Emails', path: '/admin/emails?tab=activity&status=failed', words: 'log retry' },
  { label: 'Saved Replies', path: '/admin/inbox?tab=replies', words: 'answers' },
  { label: 'Emails to You', path: '/admin/inbox?tab=notices', words: 'notices notifications digest' },
  { label: 'Rates History', path: '/admin/rates/history', words: 'undo prices seasons changes' },
  { label: 'Website History', path: '/admin/website/history', words: 'versions' },
];

/** What is done where staff are; the colon keeps them apart from the addresses of places. */
export const deeds = {
  password: 'do:password',
  shortcuts: 'do:shortcuts',
  signOut: 'do:sign-out',
} as const;

/** What the screens start with a button; the page opens the same form (`useNewFromAddress`). */
export const actions: readonly Place[] = [
  { label: 'Add Booking', path: '/admin/bookings?new', words: 'new create stay' },
  { label: 'Block Dates', path: '/admin/dates?new', words: 'new add close nights' },
  { label: 'Add Promo Code', path: '/admin/promos?new', words: 'new create discount' },
  { label: 'Create Template', path: '/admin/emails?tab=templates&new', words: 'new add email' },
  { label: 'Create Sequence', path: '/admin/emails?new', words: 'new add email' },
  { label: 'Create Saved Reply', path: '/admin/inbox?tab=replies&new', words: 'new add answer' },
  {
    label: 'Write Campaign',
    path: '/admin/newsletter?tab=campaigns&new',
    words: 'new create add newsletter',
  },
  { label: 'Add Service', path: '/admin/services?new', words: 'new create add-on' },
  { label: 'Add Package', path: '/admin/packages?new', words: 'new create' },
  { label: 'Change Password', path: deeds.password, words: 'new account security sign-in' },
  { label: 'Keyboard Shortcuts', path: deeds.shortcuts, words: 'keys help settings single turn off' },
  { label: 'Logout', path: deeds.signOut, words: 'log out sign off exit' },
];

/** The places whose words begin with every word of a search, in any order; all of them without a search. */
export function placesFor<One extends Place>(search: string, places: readonly One[]): readonly One[] {
  const wanted = searchWords(search.toLowerCase());
  return places.filter(({ label, words = '' }) => {
    const known = searchWords(`${label} ${words}`.toLowerCase());
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  });
}
