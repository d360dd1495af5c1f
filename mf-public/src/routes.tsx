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

const ChildcarePage = lazy(() =>
  import('./features/childcare/childcare.page.tsx').then((module) => ({ default: module.ChildcarePage })),
);
const PrivacyPage = lazy(() =>
  import('./features/legal/privacy.page.tsx').then((module) => ({ default: module.PrivacyPage })),
);
const TermsPage = lazy(() =>
  import('./features/legal/terms.page.tsx').then((module) => ({ default: module.TermsPage })),
);
const NotFoundPage = lazy(() =>
  import('./features/not-found/not-found.page.tsx').then((module) => ({ default: module.NotFoundPage })),
);

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
