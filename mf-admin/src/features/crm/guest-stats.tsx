import type { ReactNode } from 'react';
import { HomeOutlined, MailOutlined, MessageOutlined, TeamOutlined } from '@ant-design/icons';
import { FigureCard, FigureRow } from '../../ui/figure-card.tsx';
import { mapReady, readState } from '../../ui/read-state.ts';
import { guestFigures, type GuestFigures } from './guest-figures.ts';
import { useAllGuests } from './guests.api.ts';

export function GuestStats(): ReactNode {
  const guests = readState(useAllGuests());
  const figures = mapReady(guests, (all) => guestFigures(all, new Date()));
  const figure = (name: keyof GuestFigures) =>
    mapReady(figures, (counted) => counted[name].toLocaleString('en-US'));
  return (
    <FigureRow>
      <FigureCard label="Total Guests" icon={<TeamOutlined />} figure={figure('total')} />
      <FigureCard label="Recent Contacts" icon={<MessageOutlined />} figure={figure('recentContacts')} />
      <FigureCard label="Active Bookings" icon={<HomeOutlined />} figure={figure('activeBookings')} />
      <FigureCard label="Email Sequences" icon={<MailOutlined />} figure={figure('inSequences')} />
    </FigureRow>
  );
}
