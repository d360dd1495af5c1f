import type { ReactNode } from 'react';
import styles from './mail-frame.module.css';

/** How a mail is looked at. */
export type MailView = 'desktop' | 'phone' | 'dark';

/**
 * A mail as its reader's program shows it. What it holds is data: nothing in it runs, opens, submits or reaches the
 * page around it.
 */
export function MailFrame({ title, html, view }: { title: string; html: string; view: MailView }): ReactNode {
  return (
    <div className={styles.desk} data-view={view}>
      <iframe className={styles.frame} title={title} sandbox="" srcDoc={html} />
    </div>
  );
}
