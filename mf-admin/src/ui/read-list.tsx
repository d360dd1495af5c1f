import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { Empty } from './empty.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { ReadState } from './read-state.ts';
import styles from './states.module.css';

interface ReadListProps<Item> {
  state: ReadState<readonly Item[]>;
  /** The title of the failure to load. */
  failed: string;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

const waitingRows = 4;

/** A list in its four states: on its way, failed, empty, there. */
export function ReadList<Item>({ state, failed, empty, children }: ReadListProps<Item>): ReactNode {
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
