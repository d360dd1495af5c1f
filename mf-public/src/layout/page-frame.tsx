import type { ReactNode } from 'react';
import { ChatWidget } from '../features/chat/chat-widget.tsx';
import styles from './page-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What surrounds every page. */
export function PageFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="site">
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <SiteFooter />
      <ChatWidget />
    </div>
  );
}
