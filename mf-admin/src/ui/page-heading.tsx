import type { ReactNode } from 'react';
import styles from './page-heading.module.css';
import { PageTitle } from './page-title.tsx';

interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** What the page is mostly opened for, at the end of the title's line. */
  actions?: ReactNode;
}

/** The heading of a page in the frame, which also names the browser's tab. */
export function PageHeading({ title, subtitle, actions }: PageHeadingProps): ReactNode {
  return (
    <div className={styles.heading}>
      <PageTitle>{title}</PageTitle>
      <div>
        <h2>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
