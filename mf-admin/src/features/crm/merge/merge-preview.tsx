import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { previewGuestMerge } from '@getaway/contracts/http/guests';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { fieldInWords, guestName } from '../guest-words.ts';
import styles from './merge.module.css';

type Moves = Answer<typeof previewGuestMerge>['moves'];

const parts: readonly (readonly [keyof Moves, string])[] = [
  ['bookings', 'Bookings'],
  ['messages', 'Messages'],
  ['sends', 'Emails'],
  ['notes', 'Notes'],
  ['events', 'Events'],
];

/** What a merge would move. */
export function MergePreview({ guestId, otherId }: { guestId: string; otherId: string }): ReactNode {
  const state = queryState(useQuery(previewGuestMerge, { params: { guestId, otherId } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
    case 'failed':
      return <LoadFailure title="Failed to load the merge preview" onRetry={state.retry} />;
    case 'ready': {
      const { guest, other, moves, fills } = state.data;
      return (
        <section className={styles.preview} aria-label="What moves" aria-live="polite">
          <p>
            From <strong>{guestName(other)}</strong> ({other.email}) to <strong>{guestName(guest)}</strong>:
          </p>
          <dl className={styles.moves}>
            {parts.map(([part, label]) => (
              <div key={part}>
                <dt>{label}</dt>
                <dd>{moves[part].toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
          <p>
            {fills.length > 0
              ? `Details filled in: ${fills.map(fieldInWords).join(', ')}.`
              : 'No details are filled in.'}
          </p>
          <p>
            From now on, messages and bookings from {other.email} belong to {guest.email}. You can’t undo
            this.
          </p>
        </section>
      );
    }
    default:
      return state satisfies never;
  }
}
