import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { BookingPage } from './features/booking/booking.page.tsx';
import { HomePage } from './features/home/home.page.tsx';
import { PageLoading } from './layout/page-loading.tsx';
// These pages are prerendered: their sheets have to be there before their code is.
import './features/childcare/childcare.module.css';
import './features/childcare/hero/escape-hero.module.css';
import './features/childcare/signup/signup.module.css';
import './features/legal/legal.module.css';
import './features/not-found/not-found.module.css';
import { PageFrame } from './layout/page-frame.tsx';

const loadChildcare = () => import('./features/childcare/childcare.page.tsx');
const loadPrivacy = () => import('./features/legal/privacy.page.tsx');
const loadTerms = () => import('./features/legal/terms.page.tsx');
const loadNotFound = () => import('./features/not-found/not-found.page.tsx');

const ChildcarePage = lazy(() => loadChildcare().then((module) => ({ default: module.ChildcarePage })));
const PrivacyPage = lazy(() => loadPrivacy().then((module) => ({ default: module.PrivacyPage })));
const TermsPage = lazy(() => loadTerms().then((module) => ({ default: module.TermsPage })));
const NotFoundPage = lazy(() => loadNotFound().then((module) => ({ default: module.NotFoundPage })));

/** Fetches the code of a path's page, where that comes apart. Rejects when it cannot be had. */
export async function loadPage(path: string): Promise<void> {
  switch (path) {
    case '/':
    case '/booking':
      return;
    case '/childcare':
      return void (await loadChildcare());
    case '/privacy-policy':
      return void (await loadPrivacy());
    case '/terms-of-service':
      return void (await loadTerms());
    default:
      return void (await loadNotFound());
  }
}

export function SiteRoutes(): ReactNode {
  return (
    <PageFrame>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/booking">
            <BookingPage />
          </Route>
          <Route path="/childcare">
            <ChildcarePage />
          </Route>
          <Route path="/privacy-policy">
            <PrivacyPage />
          </Route>
          <Route path="/terms-of-service">
            <TermsPage />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </PageFrame>
  );
}
