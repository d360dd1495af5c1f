import type { ReactNode } from 'react';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import { useScrollOnNavigation } from './layout/use-scroll-on-navigation.ts';
import { SiteRoutes } from './routes.tsx';
import '@getaway/web-kit/theme.css';
import '@getaway/web-kit/inter.css';
import './fonts.css';
import './base.css';
import './print.css';

/** Everything between the router and the pages. */
export function Site(): ReactNode {
  useScrollOnNavigation();
  return (
    <ToastProvider>
      <SiteRoutes />
    </ToastProvider>
  );
}
