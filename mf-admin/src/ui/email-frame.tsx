import type { CSSProperties, ReactNode } from 'react';
import { toDarkMode } from './dark-email.ts';
import styles from './email-frame.module.css';
import { useFrameScale } from './use-frame-scale.ts';

/** The device or mode in which an email is previewed. */
export type EmailView = 'desktop' | 'phone' | 'dark';

interface EmailFrameProps {
  title: string;
  html: string;
  /** 'pane': as wide as the page has room, where there is no choice. */
  view: EmailView | 'pane';
}

/** An email of 600 pixels and what is around it. In a narrower frame it would be shown as on a phone. */
const desktopWidth = 640;

/**
 * An email as its reader's program shows it. What it holds is data: nothing in it runs, opens, submits or reaches the
 * page around it.
 */
export function EmailFrame({ title, html, view }: EmailFrameProps): ReactNode {
  const { box, scale } = useFrameScale(desktopWidth);
  const shown = view === 'dark' ? toDarkMode(html) : { html, isInverted: false };
  return (
    <div
      ref={box}
      className={styles.desk}
      style={{ '--scale': scale } as CSSProperties}
      data-view={view}
      data-inverted={shown.isInverted}
    >
      <iframe className={styles.frame} title={title} sandbox="" srcDoc={shown.html} />
    </div>
  );
}
