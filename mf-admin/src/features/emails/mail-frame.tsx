import type { ReactNode } from 'react';
import { inTheDark } from './dark-mail.ts';
import styles from './mail-frame.module.css';

/** How a mail is looked at. */
export type MailView = 'desktop' | 'phone' | 'dark';

/**
 * A mail as its reader's program shows it. What it holds is data: nothing in it runs, opens, submits or reaches the
 * page around it.
 */
export function MailFrame({ title, html, view }: { title: string; html: string; view: MailView }): ReactNode {
  const shown = view === 'dark' ? inTheDark(html) : { html, isTurnedRound: false };
  return (
    <div className={styles.desk} data-view={view} data-turned={shown.isTurnedRound}>
      <iframe className={styles.frame} title={title} sandbox="" srcDoc={shown.html} />
    </div>
  );
}
