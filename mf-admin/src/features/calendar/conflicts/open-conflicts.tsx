import type { ReactNode } from 'react';
import { WarningOutlined } from '@ant-design/icons';
import type { Conflict } from '../../../conflicts/conflict.ts';
import { groupConflicts } from '../../../conflicts/conflict-groups.ts';
import type { QueryState } from '../../../ui/query-state.ts';
import styles from './open-conflicts.module.css';

/** Where the list of conflicts is on the page. */
export const conflictsId = 'conflicts';

/** How many double bookings are open, at the top of the page; the list is below the month. */
export function OpenConflicts({ conflicts }: { conflicts: QueryState<readonly Conflict[]> }): ReactNode {
  switch (conflicts.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <a className={styles.link} href={`#${conflictsId}`}>
          Conflicts couldn’t be checked
        </a>
      );
    case 'ready': {
      const open = groupConflicts(conflicts.data.filter(({ isResolved }) => !isResolved)).length;
      if (open === 0) return <p className={styles.none}>No open conflicts</p>;
      return (
        <a className={styles.link} href={`#${conflictsId}`}>
          <WarningOutlined aria-hidden /> {open === 1 ? '1 open conflict' : `${open} open conflicts`}
        </a>
      );
    }
    default:
      return conflicts satisfies never;
  }
}
