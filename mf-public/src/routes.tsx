import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { parse } from 'regexparam';
import { Route, Switch } from 'wouter';
import { BookingPage } from './features/booking/booking.page.tsx';
import { HomePage } from './features/home/home.page.tsx';
import { PageLoading } from './layout/page-loading.tsx';
// These pages are prerendered: their sheets have to be there before their code is.
import './features/childcare/childcare.module.css';
import './features/confirm-reservation/confirm-reservation.module.css';
import './features/pay-balance/pay-balance.module.css';
import './features/childcare/hero/escape-hero.module.css';
import './features/childcare/signup/signup.module.css';
import './features/legal/legal.module.css';
import './features/find-booking/find-booking.module.css';
import './features/not-found/not-found.module.css';
import './features/stay/stay.module.css';
import { PageFrame } from './layout/page-frame.tsx';

interface PageRoute {
  /** None for the page of all other addresses. */
  readonly path?: string;
  /** Where it is prerendered, if not at its path. */
  readonly prerenderedAt?: string;
  readonly Page: ComponentType;
  /** Fetches its code, where that comes apart. */
  readonly load?: () => Promise<ComponentType>;
}

const apart = (load: () => Promise<ComponentType>): PageRoute => ({
  load,
  Page: lazy(async () => ({ default: await load() })),
});

/** Each page by its address; the edge knows the same ones (shell/server/known-paths.ts). */
const routes: readonly PageRoute[] = [
  { path: '/', Page: HomePage },
  { path: '/booking', Page: BookingPage },
  {
    path: '/booking/confirm',
    ...apart(
      async () =>
        (await import('./features/confirm-reservation/confirm-reservation.page.tsx')).ConfirmReservationPage,
    ),
  },
  {
    path: '/pay',
    ...apart(async () => (await import('./features/pay-balance/pay.page.tsx')).PayPage),
  },
  {
    path: '/find-booking',
    ...apart(async () => (await import('./features/find-booking/find-booking.page.tsx')).FindBookingPage),
  },
  {
    // The token is optional: the page is prerendered without one.
    path: '/stay/:token?',
    prerenderedAt: '/stay',
    ...apart(async () => (await import('./features/stay/stay.page.tsx')).StayPage),
  },
  {
    path: '/childcare',
    ...apart(async () => (await import('./features/childcare/childcare.page.tsx')).ChildcarePage),
  },
  {
    path: '/privacy-policy',
    ...apart(async () => (await import('./features/legal/privacy.page.tsx')).PrivacyPage),
  },
  {
    path: '/terms-of-service',
    ...apart(async () => (await import('./features/legal/terms.page.tsx')).TermsPage),
  },
  apart(async () => (await import('./features/not-found/not-found.page.tsx')).NotFoundPage),
];

/** The addresses that pages are prerendered at. */
export const pagePaths: readonly string[] = routes.flatMap(
  ({ path, prerenderedAt }) => prerenderedAt ?? path ?? [],
);

/** Fetches the code of an address's page, where that comes apart. Rejects when it cannot be had. */
export async function loadPage(address: string): Promise<void> {
  // As the switch below sees it: one slash more and capitals are the same address.
  await routes.find(({ path }) => path === undefined || parse(path).pattern.test(address))?.load?.();
}

export function SiteRoutes(): ReactNode {
  return (
    <PageFrame>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          {routes.map(({ path = '*', Page }) => (
            <Route key={path} path={path}>
              <Page />
            </Route>
          ))}
        </Switch>
      </Suspense>
    </PageFrame>
  );
}
