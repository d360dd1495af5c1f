import type { ReactNode } from 'react';
import { toDarkMode } from './dark-email.ts';
import styles from './email-frame.module.css';

/** The device or mode in which an email is previewed. */
export type EmailView = 'desktop' | 'phone' | 'dark';

/**
 * An email as its reader's program shows it. What it holds is data: nothing in it runs, opens, submits or reaches the
 * page around it.
 */
export function EmailFrame({
  title,
  html,
  view,
}: {
  title: string;
  html: string;
  view: EmailView;
}): ReactNode {
  const shown = view === 'dark' ? toDarkMode(html) : { html, isInverted: false };
  return (
    <div className={styles.desk} data-view={view} data-inverted={shown.isInverted}>
      <iframe className={styles.frame} title={title} sandbox="" srcDoc={shown.html} />
    </div>
  );
}
