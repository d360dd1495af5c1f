import type { ReactNode } from 'react';
import styles from './campaign-dialog.module.css';

export type FrameView = 'desktop' | 'phone';

interface CampaignFrameProps {
  title: string;
  html: string;
  view: FrameView;
}

/** An email as its reader sees it. What it holds is data: nothing in it runs, opens, submits or reaches the page. */
export function CampaignFrame({ title, html, view }: CampaignFrameProps): ReactNode {
  return (
    <div className={styles.desk} data-view={view}>
      <iframe className={styles.frame} title={title} sandbox="" srcDoc={html} />
    </div>
  );
}
