import type { ReactNode } from 'react';
import { HomeOutlined, MailOutlined, MessageOutlined, TeamOutlined } from '@ant-design/icons';
import type { GuestStats as Stats } from '@getaway/contracts/http/guests';
import { FigureCard, FigureRow } from '../../ui/figure-card.tsx';
import { mapReady, type QueryState } from '../../ui/query-state.ts';

/** Figures over all guests, whatever the list is narrowed to (spec page 2, 'Guest CRM list'). */
export function GuestStats({ stats }: { stats: QueryState<Stats> }): ReactNode {
  const figure = (name: keyof Stats) => mapReady(stats, (counted) => counted[name].toLocaleString('en-US'));
  return (
    <FigureRow>
      <FigureCard label="Total Guests" icon={<TeamOutlined aria-hidden />} figure={figure('totalGuests')} />
      <FigureCard
        label="Recent Contacts"
        icon={<MessageOutlined aria-hidden />}
        figure={figure('recentContacts')}
      />
      <FigureCard
        label="Active Bookings"
        icon={<HomeOutlined aria-hidden />}
        figure={figure('activeBookings')}
      />
      <FigureCard
        label="Email Sequences"
        icon={<MailOutlined aria-hidden />}
        figure={figure('emailSequences')}
      />
    </FigureRow>
  );
}
