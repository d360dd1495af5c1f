import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { QueryState } from '../../ui/query-state.ts';
import styles from './reports.module.css';

interface ReportStateProps<Data> {
  state: QueryState<Data>;
  /** What is loaded, for readers: 'the tax'. */
  of: string;
  children: (data: Data) => ReactNode;
}

/** A report, or that it is on its way, or that it cannot be loaded. */
export function ReportState<Data>({ state, of, children }: ReportStateProps<Data>): ReactNode {
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label={`Loading ${of}`}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title={`Couldn’t load ${of}`} onRetry={state.retry} />;
    case 'ready':
      return children(state.data);
    default:
      return state satisfies never;
  }
}
