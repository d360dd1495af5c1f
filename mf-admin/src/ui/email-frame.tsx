import type { CSSProperties, ReactNode } from 'react';
import { toDarkMode } from './dark-email.ts';
import styles from './email-frame.module.css';
import { useFrameScale } from './use-frame-scale.ts';

/** The device on which an email is previewed, and the colors of its reader's program. */
export interface EmailView {
  readonly width: 'desktop' | 'phone';
  readonly colors: 'light' | 'dark';
}

interface EmailFrameProps {
  title: string;
  html: string;
  /** 'pane': as wide as the page has room, where there is no choice. */
  view: EmailView | 'pane';
}

/** An email of 600 pixels and what is around it. In a narrower frame it would be shown as on a phone. */
const desktopWidth = 640;

const asWritten = { width: 'pane', colors: 'light' } as const;

/**
 * An email as its reader's program shows it. What it holds is data: nothing in it runs, opens, submits or reaches the
 * page around it.
 */
export function EmailFrame({ title, html, view }: EmailFrameProps): ReactNode {
  const { box, scale } = useFrameScale(desktopWidth);
  const { width, colors } = view === 'pane' ? asWritten : view;
  const shown = colors === 'dark' ? toDarkMode(html) : { html, isInverted: false };
  return (
    <div
      ref={box}
      className={styles.desk}
      style={{ '--scale': scale } as CSSProperties}
      data-width={width}
      data-inverted={shown.isInverted}
    >
      <iframe className={styles.frame} title={title} sandbox="" srcDoc={shown.html} />
    </div>
  );
}
