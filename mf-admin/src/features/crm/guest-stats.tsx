import type { ReactNode } from 'react';
import type { GuestStats as Stats } from '@getaway/contracts/http/guests';
import type { QueryState } from '../../ui/query-state.ts';
import styles from './guest-stats.module.css';

const labels: readonly [keyof Stats, string][] = [
  ['totalGuests', 'Total Guests'],
  ['recentContacts', 'Recent Contacts'],
  ['activeBookings', 'Active Bookings'],
  ['emailSequences', 'Email Sequences'],
];

/** Figures over all guests, whatever the list is narrowed to (spec page 2, 'Guest CRM list'). */
export function GuestStats({ stats }: { stats: QueryState<Stats> }): ReactNode {
  return (
    <dl className={styles.stats}>
      {labels.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{stats.status === 'ready' ? stats.data[name].toLocaleString('en-US') : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
