import { lazy, Suspense, use, useEffect, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { HostContext } from './host.ts';
import { SessionGuard } from './session/session-guard.tsx';
import { PageBoundary } from './ui/page-boundary.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';

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

export function OfficeRoutes(): ReactNode {
  const host = use(HostContext);
  // Most visits go there, and wait for the session anyway. A failure is the page's own to show.
  useEffect(() => void loadDashboard().catch(() => undefined), []);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route path="/admin-login" element={<LoginPage />} />
        <Route path="/admin" element={<SessionGuard>{(admin) => <Frame admin={admin} />}</SessionGuard>}>
          <Route index element={<DashboardPage />} />
          <Route path="dashboard" element={<DashboardPage />} />
          <Route path="bookings" element={<BookingsPage />} />
          <Route path="calendar" element={<CalendarPage />} />
          <Route path="dates" element={<DatesPage />} />
          <Route path="promos" element={<PromosPage />} />
          <Route path="services" element={<ServicesPage />} />
          <Route path="packages" element={<PackagesPage />} />
          <Route path="pricing" element={<PricingPage />} />
          <Route path="crm" element={<GuestListPage />} />
          <Route path="crm/:guestId" element={<GuestPage />} />
          <Route path="emails" element={<EmailsPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        {/* A page of its own, without the frame (spec page 2, section 2). */}
        <Route
          path="/admin/newsletter"
          element={
            <SessionGuard>
              {() => (
                <PageBoundary>
                  <NewsletterPage />
                </PageBoundary>
              )}
            </SessionGuard>
          }
        />
        {/* In the shell every other path is the public site's, which is about to take over. */}
        <Route path="*" element={host === 'standalone' ? <NotFoundPage /> : null} />
      </Routes>
    </Suspense>
  );
}
