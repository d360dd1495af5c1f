import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Admin } from '@getaway/contracts/http/session';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { AdminContext } from './admin-context.ts';
import { rememberPlace } from './return-place.ts';
import { useSession } from './session.ts';

const SignInAgain = lazy(() =>
  import('./sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })),
);

/**
 * Shows its content to staff only; everyone else is sent to sign in and comes back here afterwards. A session that
 * ends meanwhile leaves the content, and what was typed into it, as it is.
 */
export function SessionGuard({ children }: { children: (admin: Admin) => ReactNode }): ReactNode {
  const session = useSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return <PageSpinner />;
    case 'failed':
      return (
        <main>
          <LoadFailure wholePage title="We couldn’t check whether you’re signed in" onRetry={session.retry} />
        </main>
      );
    case 'signed-out':
      return (
        <Navigate
          to="/admin-login"
          replace
          state={session.by === 'session-end' ? rememberPlace(location) : null}
        />
      );
    case 'signed-in':
    case 'interrupted':
      return (
        <AdminContext value={session.admin}>
          {children(session.admin)}
          {session.status === 'interrupted' && (
            <Suspense>
              <SignInAgain admin={session.admin} />
            </Suspense>
          )}
        </AdminContext>
      );
    default:
      return session satisfies never;
  }
}
