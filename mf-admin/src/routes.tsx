import { lazy, Suspense, use, useEffect, type ReactNode } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { HostContext } from './host.ts';
import { UnsavedChangesGuard } from './unsaved-changes/unsaved-changes-guard.tsx';
import { SessionGuard } from './session/session-guard.tsx';
import { PageBoundary } from './ui/page-boundary.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';
import { ErrorPage } from './ui/error-page.tsx';

const LoginPage = lazy(() =>
  import('./features/login/login.page.tsx').then((module) => ({ default: module.LoginPage })),
);
const loadDashboard = () => import('./features/dashboard/dashboard.page.tsx');
const DashboardPage = lazy(() => loadDashboard().then((module) => ({ default: module.DashboardPage })));
const BookingsPage = lazy(() =>
  import('./features/bookings/bookings.page.tsx').then((module) => ({ default: module.BookingsPage })),
);
const CalendarPage = lazy(() =>
  import('./features/calendar/calendar.page.tsx').then((module) => ({ default: module.CalendarPage })),
);
const DatesPage = lazy(() =>
  import('./features/dates/dates.page.tsx').then((module) => ({ default: module.DatesPage })),
);
const PromosPage = lazy(() =>
  import('./features/promos/promos.page.tsx').then((module) => ({ default: module.PromosPage })),
);
const ServicesPage = lazy(() =>
  import('./features/services/services.page.tsx').then((module) => ({ default: module.ServicesPage })),
);
const PackagesPage = lazy(() =>
  import('./features/packages/packages.page.tsx').then((module) => ({ default: module.PackagesPage })),
);
const PricingPage = lazy(() =>
  import('./features/pricing/pricing.page.tsx').then((module) => ({ default: module.PricingPage })),
);
const GuestListPage = lazy(() =>
  import('./features/crm/guest-list.page.tsx').then((module) => ({ default: module.GuestListPage })),
);
const GuestPage = lazy(() =>
  import('./features/crm/detail/guest.page.tsx').then((module) => ({ default: module.GuestPage })),
);
const NewsletterPage = lazy(() =>
  import('./features/newsletter/newsletter.page.tsx').then((module) => ({ default: module.NewsletterPage })),
);
const EmailsPage = lazy(() =>
  import('./features/emails/emails.page.tsx').then((module) => ({ default: module.EmailsPage })),
);
const NotFoundPage = lazy(() =>
  import('./features/not-found/not-found.page.tsx').then((module) => ({ default: module.NotFoundPage })),
);

const pages: RouteObject[] = [
  { index: true, Component: DashboardPage },
  { path: 'dashboard', Component: DashboardPage },
  { path: 'bookings', Component: BookingsPage },
  { path: 'calendar', Component: CalendarPage },
  { path: 'dates', Component: DatesPage },
  { path: 'promos', Component: PromosPage },
  { path: 'services', Component: ServicesPage },
  { path: 'packages', Component: PackagesPage },
  { path: 'pricing', Component: PricingPage },
  { path: 'crm', Component: GuestListPage },
  { path: 'crm/:guestId', Component: GuestPage },
  { path: 'emails', Component: EmailsPage },
  { path: '*', Component: NotFoundPage },
];

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
        <PageBoundary>
          <NewsletterPage />
        </PageBoundary>
      )}
    </SessionGuard>
  );
}

/** In the shell every other path is the public site's, which is about to take over. */
function Elsewhere(): ReactNode {
  return use(HostContext) === 'standalone' ? <NotFoundPage /> : null;
}
