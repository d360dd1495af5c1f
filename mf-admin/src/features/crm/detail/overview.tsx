import type { ReactNode } from 'react';
import { CalendarOutlined, ClockCircleOutlined, DollarOutlined, HomeOutlined } from '@ant-design/icons';
import { formatAmount } from '@getaway/web-kit/format/money';
import { formatDate } from '../../../format/dates.ts';
import { FigureCard, FigureRow } from '../../../ui/figure-card.tsx';
import { EmailLink } from '../../../ui/email-link.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useNextFrame } from '../../../ui/use-next-frame.ts';
import { BookingHistory } from './booking-history.tsx';
import { Facts } from './facts.tsx';
import styles from './guest.module.css';
import type { GuestRecord } from './guest-record.ts';
import { SequencePanel } from './sequence-panel.tsx';
import { GuestTimeline } from './timeline.tsx';

export function GuestOverview({ record }: { record: GuestRecord }): ReactNode {
  const { guest, bookingHistory } = record;
  const drawsHistory = useNextFrame();
  return (
    <>
      <Statistics guest={guest} />
      <div className={styles.columns}>
        <Panel title="Contact">
          <Contact guest={guest} />
        </Panel>
        <SequencePanel record={record} />
      </div>
      {drawsHistory && (
        <>
          <Panel title="Booking History">
            <BookingHistory bookings={bookingHistory} />
          </Panel>
          <GuestTimeline guestId={guest.id} />
        </>
      )}
    </>
  );
}

function Statistics({ guest }: Pick<GuestRecord, 'guest'>): ReactNode {
  const figure = (data: string) => ({ status: 'ready', data }) as const;
  const day = (date: string | null) => figure(date === null ? '—' : formatDate(date));
  return (
    <FigureRow>
      <FigureCard
        label="Total Stays"
        icon={<HomeOutlined aria-hidden />}
        figure={figure(String(guest.totalStays))}
      />
      <FigureCard
        label="Lifetime Value"
        icon={<DollarOutlined aria-hidden />}
        figure={figure(formatAmount(guest.lifetimeValue))}
      />
      <FigureCard
        label="First Stay"
        icon={<CalendarOutlined aria-hidden />}
        figure={day(guest.firstStayDate)}
      />
      <FigureCard
        label="Last Stay"
        icon={<CalendarOutlined aria-hidden />}
        figure={day(guest.lastStayDate)}
      />
      <FigureCard
        label="Last Contact"
        icon={<ClockCircleOutlined aria-hidden />}
        figure={day(guest.lastContactDate)}
      />
    </FigureRow>
  );
}

function Contact({ guest }: Pick<GuestRecord, 'guest'>): ReactNode {
  const { email, phone, partnerName, address, city, state, zipCode, recentEntryCode } = guest;
  const place = [address, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        ['Email', <EmailLink address={email} />],
        ['Phone', phone && <PhoneLink phone={phone} />],
        ['Partner', partnerName],
        ['Address', place],
        ['Entry Code', recentEntryCode],
      ]}
    />
  );
}
