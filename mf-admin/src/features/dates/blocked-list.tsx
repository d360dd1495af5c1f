import type { ReactNode } from 'react';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { dateRuns, type DateRun } from '../../format/date-runs.ts';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import type { QueryState } from '../../ui/query-state.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { BlockedRun, type BlockedDate } from './blocked-run.tsx';
import styles from './blocked-list.module.css';
import { DeleteBlock } from './delete-block.tsx';

interface BlockedListProps {
  state: QueryState<readonly BlockedDate[]>;
  today: CalendarDate;
}

/** What is blocked, as ranges; those that are over are folded away. */
export function BlockedList({ state, today }: BlockedListProps): ReactNode {
  const deleting = useDialog<DateRun<BlockedDate>>();
  const list = (runs: readonly DateRun<BlockedDate>[]) => (
    <ul className={styles.runs}>
      {runs.map((run) => (
        <BlockedRun key={run.items[0].id} run={run} onDelete={deleting.show} />
      ))}
    </ul>
  );
  return (
    <>
      <Panel title="Already Blocked" busy={state.status === 'loading'}>
        <QueryList state={state} failed="Couldn’t load blocked dates" empty="No blocked dates">
          {(blocks) => {
            const runs = dateRuns(blocks, (a, b) => a.reason === b.reason);
            const past = runs.filter(({ to }) => to < today);
            return (
              <>
                {list(runs.filter(({ to }) => to >= today))}
                {past.length > 0 && (
                  <details className={styles.past}>
                    <summary>Past ({past.length})</summary>
                    {list(past.toReversed())}
                  </details>
                )}
              </>
            );
          }}
        </QueryList>
      </Panel>
      <DeleteBlock dialog={deleting} />
    </>
  );
}
