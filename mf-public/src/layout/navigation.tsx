import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { Router, type BaseLocationHook } from 'wouter';
import { navigate, onNavigation, readVisit, type Visit } from './visit.ts';

const VisitContext = createContext<Visit | undefined>(undefined);

interface NavigationProps {
  /** The visit to render without a browser. */
  prerendered?: Visit;
  children: ReactNode;
}

/** Keeps the pages at the browser's address. The page before stays in view until the code of the next one is there. */
export function Navigation({ prerendered, children }: NavigationProps): ReactNode {
  const [visit, setVisit] = useState(() => prerendered ?? readVisit());

  useEffect(() => {
    // single-spa repeats each change of address as a popstate: the same entry is no news.
    const follow = () => startTransition(() => setVisit((last) => newer(last, readVisit())));
    follow();
    return onNavigation(follow);
  }, []);

  return (
    <VisitContext value={visit}>
      <Router hook={useRouterLocation}>{children}</Router>
    </VisitContext>
  );
}

/** The entry of the history that is shown. Throws outside of Navigation. */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit needs a Navigation above it');
  return visit;
}

const useRouterLocation: BaseLocationHook = () => [useVisit().pathname, navigate];

function newer(last: Visit, next: Visit): Visit {
  const same =
    last.key === next.key &&
    last.pathname === next.pathname &&
    last.search === next.search &&
    last.hash === next.hash;
  return same ? last : next;
}
