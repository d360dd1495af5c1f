import type { ReactNode } from 'react';
import { Alert } from 'antd';
import styles from './editor.module.css';

/** Says that something is here which an earlier visit could not save. */
export function BroughtBack({ isShown }: { isShown: boolean }): ReactNode {
  if (!isShown) return null;
  return (
    <Alert
      className={styles.notice ?? ''}
      type="info"
      showIcon
      closable={{ closeIcon: true, 'aria-label': 'Close' }}
      title="We brought back changes that weren’t saved last time."
    />
  );
}
