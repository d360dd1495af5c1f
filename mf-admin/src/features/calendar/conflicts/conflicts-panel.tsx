import { useMemo, useState, type ReactNode } from 'react';
import { Button, Segmented } from 'antd';
import { runWords } from '../../../format/date-runs.ts';
import { formatMoment } from '../../../format/dates.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { QueryState } from '../../../ui/query-state.ts';
import { usePageFocusAfter } from '../../../ui/use-page-focus-after.ts';
import type { Conflict } from '../../../conflicts/conflict.ts';
import { groupConflicts, type ConflictGroup } from '../../../conflicts/conflict-groups.ts';
import { ConflictSides } from './conflict-sides.tsx';
import styles from './conflicts.module.css';
import { useResolveConflicts } from './use-resolve-conflicts.ts';

type Shown = 'open' | 'resolved';

interface ConflictsPanelProps {
  conflicts: QueryState<readonly Conflict[]>;
  onResolve: (group: ConflictGroup) => void;
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
      return <LoadFailure title="Couldn’t load conflicts" onRetry={conflicts.retry} />;
    case 'ready': {
      const listed = conflicts.data.filter(({ isResolved }) => isResolved === (shown === 'resolved'));
      if (listed.length === 0) return <p className={styles.none}>{noConflicts[shown]}</p>;
      return <ConflictList key={shown} conflicts={listed} shown={shown} onResolve={onResolve} />;
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
};

/** The feeds are below the list: they stay in reach until staff ask for more. */
const firstStep = 5;
const nextStep = 20;

interface ConflictListProps extends Pick<ConflictsPanelProps, 'onResolve'> {
  conflicts: readonly Conflict[];
  shown: Shown;
}

function ConflictList({ conflicts, shown, onResolve }: ConflictListProps): ReactNode {
  const [most, setMost] = useState(firstStep);
  const groups = useMemo(() => groupConflicts(conflicts), [conflicts]);
  const hidden = groups.length - most;
  return (
    <>
      <ul className={styles.list} aria-label={`${shown === 'open' ? 'Open' : 'Resolved'} conflicts`}>
        {groups.slice(0, most).map((group) => (
          <ConflictRow key={group.id} group={group} onResolve={onResolve} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setMost(most + nextStep)}>
            Show {Math.min(hidden, nextStep)} more of {hidden}
          </Button>
        </div>
      )}
    </>
  );
}

function ConflictRow({
  group,
  onResolve,
}: { group: ConflictGroup } & Pick<ConflictsPanelProps, 'onResolve'>) {
  const { resolution, isResolved, resolvedAt } = group.whole;
  const { run, pending } = useResolveConflicts(reopenTexts);
  usePageFocusAfter();
  const reopen = () => void run(group, { isResolved: false });
  return (
    <li className={styles.conflict}>
      <div className={styles.words}>
        <p className={styles.date}>{runWords(group)}</p>
        <ConflictSides conflict={group.whole} />
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
        <Button onClick={() => onResolve(group)}>Resolve</Button>
      )}
    </li>
  );
}
