import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import styles from './guest.module.css';

/** In place of the entries of a panel while they load. */
export function WaitingRows(): ReactNode {
  return (
    <div className={styles.inset}>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </div>
  );
}
