import { loadPagePart } from '@getaway/property/house/load-page-part';
import type { PagePart } from '@getaway/property/house/page-parts';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { parse } from 'regexparam';
import { Route, Switch } from 'wouter';
import { PageLoading } from './layout/page-loading.tsx';
import { property } from './property.ts';
import './prerendered-sheets.ts';
import { PageFrame } from './layout/page-frame.tsx';

interface PageRoute {
  /** None for the page of all other addresses. */
  readonly path?: string;
  /** Where it is prerendered, if not at its path. */
  readonly prerenderedAt?: string;
  /** What it alone says of the house. */
  readonly part?: PagePart | undefined;
  readonly Page: ComponentType;
  /** Fetches its code and its part of the house: no page has to wait for the code of another. */
  readonly load: () => Promise<ComponentType>;
}

function apart(loadCode: () => Promise<ComponentType>, part?: PagePart): PageRoute {
  const load = async (): Promise<ComponentType> => {
    // Its modules read the part when they are evaluated.
    if (part) await loadPagePart(part);
    return loadCode();
  };
  return { part, load, Page: lazy(async () => ({ default: await load() })) };
}

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
      'home',
    ),
  },
  {
    path: '/booking',
    ...apart(async () => {
      // At once: the landing page leads here.
      const [{ BookingPage }] = await Promise.all([
        import(/* webpackChunkName: "page-booking" */ './features/booking/booking.page.tsx'),
        loadPagePart('booking'),
      ]);
      return BookingPage;
    }),
    part: 'booking',
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
      'weekdayEscape',
    ),
  },
  {
    path: '/privacy-policy',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-privacy-policy" */ './features/legal/privacy.page.tsx'))
          .PrivacyPage,
      'legal',
    ),
  },
  {
    path: '/terms-of-service',
    ...apart(
      async () =>
        (await import(/* webpackChunkName: "page-terms-of-service" */ './features/legal/terms.page.tsx'))
          .TermsPage,
      'legal',
    ),
  },
  apart(
    async () =>
      (await import(/* webpackChunkName: "page-404" */ './features/not-found/not-found.page.tsx'))
        .NotFoundPage,
  ),
];

/** A page that the house hides is treated like an unknown address. */
const shownRoutes = routes.filter(({ path }) => property.policies.weekdayPage || path !== '/childcare');

/** The addresses that pages are prerendered at. A function, so that browsers get none of it. */
export function pagePaths(): readonly string[] {
  return routes.flatMap(({ path, prerenderedAt }) => prerenderedAt ?? path ?? []);
}

/** Fetches the code of an address's page. Rejects when it cannot be had. */
export async function loadPage(address: string): Promise<void> {
  await routeOf(address)?.load();
}

/** What the page of an address alone says of the house. */
export function pagePartOf(address: string): PagePart | undefined {
  return routeOf(address)?.part;
}

function routeOf(address: string): PageRoute | undefined {
  // As the switch below sees it: one slash more and capitals are the same address.
  return shownRoutes.find(({ path }) => path === undefined || parse(path).pattern.test(address));
}

export function SiteRoutes(): ReactNode {
  return (
    <PageFrame>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          {shownRoutes.map(({ path = '*', Page }) => (
            <Route key={path} path={path}>
              <Page />
            </Route>
          ))}
        </Switch>
      </Suspense>
    </PageFrame>
  );
}
