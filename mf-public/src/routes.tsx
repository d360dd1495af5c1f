import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { parse } from 'regexparam';
import { Route, Switch } from 'wouter';
import { PageLoading } from './layout/page-loading.tsx';
import './prerendered-sheets.ts';
import { PageFrame } from './layout/page-frame.tsx';

interface PageRoute {
  /** None for the page of all other addresses. */
  readonly path?: string;
  /** Where it is prerendered, if not at its path. */
  readonly prerenderedAt?: string;
  readonly Page: ComponentType;
  /** Fetches its code: no page has to wait for the code of another. */
  readonly load: () => Promise<ComponentType>;
}

const apart = (load: () => Promise<ComponentType>): PageRoute => ({
  load,
  Page: lazy(async () => ({ default: await load() })),
});

/**
 * Each page by its address; the edge knows the same ones (shell/server/known-paths.ts). The chunk of a page has the name of
 * its fragment, which preloads it.
 */
const routes: readonly PageRoute[] = [
  {
    path: '/',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-index" */ './features/home/home.page.tsx')).HomePage,
    ),
  },
  {
    path: '/booking',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-booking" */ './features/booking/booking.page.tsx'))
          .BookingPage,
    ),
  },
  {
    path: '/booking/confirm',
    ...apart(
      async () =>
        (
          await import(
            /* webpackChunkName: "page-booking-confirm" */ './features/confirm-reservation/confirm-reservation.page.tsx'
          )
        ).ConfirmReservationPage,
    ),
  },
  {
    path: '/pay',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-pay" */ './features/pay-balance/pay.page.tsx')).PayPage,
    ),
  },
  {
    path: '/find-booking',
    ...apart(
      async () =>
        (
          await import(
            /* webpackChunkName: "page-find-booking" */ './features/find-booking/find-booking.page.tsx'
          )
        ).FindBookingPage,
    ),
  },
  {
    // The token is optional: the page is prerendered without one.
    path: '/stay/:token?',
    prerenderedAt: '/stay',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-stay" */ './features/stay/stay.page.tsx')).StayPage,
    ),
  },
  {
    path: '/childcare',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-childcare" */ './features/childcare/childcare.page.tsx'))
          .ChildcarePage,
    ),
  },
  {
    path: '/privacy-policy',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-privacy-policy" */ './features/legal/privacy.page.tsx'))
          .PrivacyPage,
    ),
  },
  {
    path: '/terms-of-service',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-terms-of-service" */ './features/legal/terms.page.tsx'))
          .TermsPage,
    ),
  },
  apart(
    async () =>
      (await import(/* webpackChunkName: "page-404" */ './features/not-found/not-found.page.tsx'))
        .NotFoundPage,
  ),
];

/** The addresses that pages are prerendered at. */
export const pagePaths: readonly string[] = routes.flatMap(
  ({ path, prerenderedAt }) => prerenderedAt ?? path ?? [],
);

/** Fetches the code of an address's page. Rejects when it cannot be had. */
export async function loadPage(address: string): Promise<void> {
  // As the switch below sees it: one slash more and capitals are the same address.
  await routes.find(({ path }) => path === undefined || parse(path).pattern.test(address))?.load();
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
