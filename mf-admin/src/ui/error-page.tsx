import type { ReactNode } from 'react';
import { Button } from 'antd';
import styles from './states.module.css';

/** Shown when a page throws while rendering or its code fails to load. */
export function ErrorPage(): ReactNode {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>This page couldn’t be displayed</p>
      <p className={styles.hint}>Reloading usually helps.</p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </div>
  );
}
