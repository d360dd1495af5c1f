import { useState, type ReactNode } from 'react';
import { Button, Segmented } from 'antd';
import { resolveCalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatDate, formatMoment } from '../../../format/dates.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { QueryState } from '../../../ui/query-state.ts';
import { usePageFocusAfter } from '../../../ui/use-page-focus-after.ts';
import { calendarQueries } from '../calendar-queries.ts';
import type { Conflict } from './conflict.ts';
import { ConflictSides } from './conflict-sides.tsx';
import styles from './conflicts.module.css';

type Shown = 'open' | 'resolved';

interface ConflictsPanelProps {
  conflicts: QueryState<readonly Conflict[]>;
  onResolve: (conflict: Conflict) => void;
}

/** Nights that a direct booking and a platform, or two platforms, both have. */
export function ConflictsPanel({ conflicts, onResolve }: ConflictsPanelProps): ReactNode {
  const [shown, setShown] = useState<Shown>('open');
  return (
    <Panel
      title="Conflicts"
      busy={conflicts.status === 'loading'}
      actions={
        <Segmented<Shown>
          name="conflicts"
          aria-label="Conflicts shown"
          size="small"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'resolved', label: 'Resolved' },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
    >
      <Conflicts conflicts={conflicts} shown={shown} onResolve={onResolve} />
    </Panel>
  );
}

function Conflicts({ conflicts, shown, onResolve }: ConflictsPanelProps & { shown: Shown }): ReactNode {
  switch (conflicts.status) {
    case 'loading':
      return <p className={styles.none}>Loading conflicts…</p>;
    case 'failed':
      return <LoadFailure title="Conflicts could not be loaded" onRetry={conflicts.retry} />;
    case 'ready': {
      const listed = conflicts.data.filter(({ isResolved }) => isResolved === (shown === 'resolved'));
      if (listed.length === 0) return <p className={styles.none}>{noConflicts[shown]}</p>;
      return (
        <ul className={styles.list} aria-label={`${shown === 'open' ? 'Open' : 'Resolved'} conflicts`}>
          {listed.map((conflict) => (
            <ConflictRow key={conflict.id} conflict={conflict} onResolve={onResolve} />
          ))}
        </ul>
      );
    }
    default:
      return conflicts satisfies never;
  }
}

const noConflicts: Record<Shown, string> = {
  open: 'No double bookings.',
  resolved: 'No resolved conflicts yet.',
};

const reopenTexts = {
  done: 'Conflict reopened',
  failed: 'Failed to reopen the conflict',
  refresh: calendarQueries,
};

function ConflictRow({
  conflict,
  onResolve,
}: { conflict: Conflict } & Pick<ConflictsPanelProps, 'onResolve'>) {
  const { id, conflictDate, resolution, isResolved, resolvedAt } = conflict;
  const { run, pending } = useMutation(resolveCalendarConflict, reopenTexts);
  usePageFocusAfter();
  const reopen = () => void run({ params: { id }, body: { isResolved: false } });
  return (
    <li className={styles.conflict}>
      <div className={styles.words}>
        <p className={styles.date}>{formatDate(conflictDate)}</p>
        <ConflictSides conflict={conflict} />
        {isResolved && (
          <p className={styles.note}>
            Resolved{resolvedAt && ` ${formatMoment(resolvedAt)}`}
            {resolution && `: ${resolution}`}
          </p>
        )}
      </div>
      {isResolved ? (
        <Button loading={pending} onClick={reopen}>
          Reopen
        </Button>
      ) : (
        <Button onClick={() => onResolve(conflict)}>Resolve</Button>
      )}
    </li>
  );
}
