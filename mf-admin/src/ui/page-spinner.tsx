import type { ReactNode } from 'react';
import { Spin } from 'antd';
import styles from './states.module.css';

/** Stands in for a page whose code, or whose reader, is not known yet. */
export function PageSpinner(): ReactNode {
  return (
    <div className={`${styles.state} ${styles.wholePage}`} role="status" aria-label="Loading">
      <Spin size="large" />
    </div>
  );
}
