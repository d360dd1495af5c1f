import {
  lazy,
  Suspense,
  use,
  useEffect,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { HostContext } from './host.ts';
import { usePalette } from './palette/use-palette.tsx';
import { UnsavedChangesGuard } from './unsaved-changes/unsaved-changes-guard.tsx';
import { SessionGuard } from './session/session-guard.tsx';
import { ShortcutsProvider } from './shortcuts/shortcuts-provider.tsx';
import { PageBoundary } from './ui/page-boundary.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';
import { ErrorPage } from './ui/error-page.tsx';

const LoginPage = lazyPage(() => import('./features/login/login.page.tsx'), 'LoginPage');
const loadDashboard = () => import('./features/dashboard/dashboard.page.tsx');
const DashboardPage = lazyPage(loadDashboard, 'DashboardPage');
const BookingsPage = lazyPage(() => import('./features/bookings/bookings.page.tsx'), 'BookingsPage');
const InboxPage = lazyPage(() => import('./features/inbox/inbox.page.tsx'), 'InboxPage');
const CalendarPage = lazyPage(() => import('./features/calendar/calendar.page.tsx'), 'CalendarPage');
const DatesPage = lazyPage(() => import('./features/dates/dates.page.tsx'), 'DatesPage');
const PromosPage = lazyPage(() => import('./features/promos/promos.page.tsx'), 'PromosPage');
const ServicesPage = lazyPage(() => import('./features/services/services.page.tsx'), 'ServicesPage');
const PackagesPage = lazyPage(() => import('./features/packages/packages.page.tsx'), 'PackagesPage');
const PricingPage = lazyPage(() => import('./features/pricing/pricing.page.tsx'), 'PricingPage');
const RatesPage = lazyPage(() => import('./features/rates/rates.page.tsx'), 'RatesPage');
const RatesHistoryPage = lazyPage(
  () => import('./features/rates/history/rates-history.page.tsx'),
  'RatesHistoryPage',
);
const GuestListPage = lazyPage(() => import('./features/crm/guest-list.page.tsx'), 'GuestListPage');
const GuestPage = lazyPage(() => import('./features/crm/detail/guest.page.tsx'), 'GuestPage');
const NewsletterPage = lazyPage(() => import('./features/newsletter/newsletter.page.tsx'), 'NewsletterPage');
const EmailsPage = lazyPage(() => import('./features/emails/emails.page.tsx'), 'EmailsPage');
const LedgerPage = lazyPage(() => import('./features/ledger/ledger.page.tsx'), 'LedgerPage');
const ReportsPage = lazyPage(() => import('./features/reports/reports.page.tsx'), 'ReportsPage');
const WebsitePage = lazyPage(() => import('./features/website/website.page.tsx'), 'WebsitePage');
const HistoryPage = lazyPage(() => import('./features/website/history/history.page.tsx'), 'HistoryPage');
const NotFoundPage = lazyPage(() => import('./features/not-found/not-found.page.tsx'), 'NotFoundPage');

const pages: RouteObject[] = [
  { index: true, Component: DashboardPage },
  { path: 'dashboard', Component: DashboardPage },
  { path: 'bookings', Component: BookingsPage },
  { path: 'inbox', Component: InboxPage },
  { path: 'calendar', Component: CalendarPage },
  { path: 'dates', Component: DatesPage },
  { path: 'promos', Component: PromosPage },
  { path: 'services', Component: ServicesPage },
  { path: 'packages', Component: PackagesPage },
  { path: 'pricing', Component: PricingPage },
  { path: 'rates', Component: RatesPage },
  { path: 'rates/history', Component: RatesHistoryPage },
  { path: 'crm', Component: GuestListPage },
  { path: 'crm/:guestId', Component: GuestPage },
  { path: 'emails', Component: EmailsPage },
  { path: 'ledger', Component: LedgerPage },
  { path: 'reports', Component: ReportsPage },
  { path: 'website', Component: WebsitePage },
  { path: 'website/history', Component: HistoryPage },
  { path: '*', Component: NotFoundPage },
];

/** A page whose code is loaded when it is first shown. */
function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

/** The pages by their paths. The router listens to the browser until it is disposed of. */
export function createOfficeRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [
        { path: '/admin-login', Component: LoginPage },
        {
          path: '/admin',
          element: <SessionGuard>{(admin) => <Frame admin={admin} />}</SessionGuard>,
          children: pages,
        },
        { path: '/admin/newsletter', Component: UnframedNewsletter },
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
}

function Root(): ReactNode {
  // Most visits go there, and wait for the session anyway. A failure is the page's own to show.
  useEffect(() => void loadDashboard().catch(() => undefined), []);
  return (
    <UnsavedChangesGuard>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </UnsavedChangesGuard>
  );
}

/** A page of its own, without the frame (spec page 2, section 2). */
function UnframedNewsletter(): ReactNode {
  return (
    <SessionGuard>
      {() => (
        <ShortcutsProvider>
          <PageBoundary>
            <NewsletterPage />
            <PaletteKeys />
          </PageBoundary>
        </ShortcutsProvider>
      )}
    </SessionGuard>
  );
}

/** The search of the office where no header has its button. */
function PaletteKeys(): ReactNode {
  return usePalette().dialog;
}

/** In the shell every other path is the public site's, which is about to take over. */
function Elsewhere(): ReactNode {
  return use(HostContext) === 'standalone' ? <NotFoundPage /> : null;
}
