import type { ReactNode } from 'react';
import type { GuestStats as Stats } from '@getaway/contracts/http/guests';
import type { QueryState } from '../../ui/query-state.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './guest-stats.module.css';

const labels: readonly [keyof Stats, string][] = [
  ['totalGuests', 'Total Guests'],
  ['recentContacts', 'Recent Contacts'],
  ['activeBookings', 'Active Bookings'],
  ['emailSequences', 'Email Sequences'],
];

/** Figures over all guests, whatever the list is narrowed to (spec page 2, 'Guest CRM list'). */
export function GuestStats({ stats }: { stats: QueryState<Stats> }): ReactNode {
  if (stats.status === 'failed')
    return (
      <p className={styles.failed} role="alert">
        The figures couldn’t be loaded.{' '}
        <LinkButton small onClick={stats.retry}>
          Try Again
        </LinkButton>
      </p>
    );
  return (
    <dl className={styles.stats} aria-busy={stats.status === 'loading'}>
      {labels.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{stats.status === 'ready' ? stats.data[name].toLocaleString('en-US') : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
