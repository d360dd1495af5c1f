import { lazy, Suspense, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { Admin } from '@getaway/contracts/http/session';
import { useNewestHouse } from '../published-house/use-newest-house.ts';
import { ShortcutsProvider } from '../shortcuts/shortcuts-provider.tsx';
import { PageBoundary } from '../ui/page-boundary.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { UnreadAnnouncement } from './unread-announcement.tsx';
import { useSidebar } from './use-sidebar.ts';
import { useUnreadThreads } from './use-unread-threads.ts';

// Spec page 2, section 2: expanded, on mobile, collapsed.
const widths = { expanded: '16rem', drawer: '18rem', collapsed: '3rem' } as const;

/** Phones alone have it. */
const SidebarDrawer = lazy(() =>
  import('./sidebar-drawer.tsx').then((module) => ({ default: module.SidebarDrawer })),
);

/** Header and sidebar around the page of the route. */
export function Frame({ admin }: { admin: Admin }): ReactNode {
  const { pathname } = useLocation();
  const sidebar = useSidebar();
  const main = usePageFocus(pathname);
  const known = useUnreadThreads();
  useNewestHouse();
  const unread = known ?? 0;
  const inset = sidebar.mobile ? '0rem' : sidebar.open ? widths.expanded : widths.collapsed;
  return (
    <ShortcutsProvider>
      <div className={styles.frame} style={{ '--sidebar-width': inset } as CSSProperties}>
        <a className={styles.skip} href="#page">
          Skip to content
        </a>
        <Header username={admin.username} sidebar={sidebar} hasUnread={unread > 0} />
        <UnreadAnnouncement threads={known} />
        {sidebar.mobile ? (
          <Suspense>
            <SidebarDrawer
              username={admin.username}
              width={widths.drawer}
              sidebar={sidebar}
              unread={unread}
            />
          </Suspense>
        ) : (
          <div className={styles.side}>
            <Sidebar collapsed={!sidebar.open} unread={unread} />
          </div>
        )}
        <main className={styles.page} id="page" ref={main} tabIndex={-1}>
          <PageBoundary key={pathname}>
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </main>
      </div>
    </ShortcutsProvider>
  );
}

/** Readers and keyboards start at the top of each new page, as they do after a real load. */
function usePageFocus(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
