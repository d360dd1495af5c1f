import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { Empty } from './empty.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { QueryState } from './query-state.ts';
import styles from './states.module.css';

interface QueryListProps<Item> {
  state: QueryState<readonly Item[]>;
  /** Shown as the title when loading failed. */
  failed: string;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

const waitingRows = 4;

/** A list with its loading, failed, empty and ready states. */
export function QueryList<Item>({ state, failed, empty, children }: QueryListProps<Item>): ReactNode {
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Skeleton active title={false} paragraph={{ rows: waitingRows }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title={failed} onRetry={state.retry} />;
    case 'ready':
      if (state.data.length > 0) return children(state.data);
      return typeof empty === 'string' ? <Empty title={empty} /> : empty;
    default:
      return state satisfies never;
  }
}
