import { useState, type ReactNode } from 'react';
import { Drawer, Skeleton } from 'antd';
import { readBooking } from '@getaway/contracts/http/staff-booking-changes';
import { listBookings, type StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { usePageQuery, useQuery } from '@getaway/web-kit/swr.tsx';
import { inWords } from '../../format/in-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { focusPageWhenLost } from '../../ui/focus-page-when-lost.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { queryState } from '../../ui/query-state.ts';
import { RowButton } from '../../ui/row-button.tsx';
import type { BookingActs } from './booking-acts.ts';
import { BookingFacts } from './booking-facts.tsx';
import styles from './booking-panel.module.css';
import { callQueryOf, type BookingQuery } from './booking-query.ts';
import { statusTones } from './booking-words.ts';
import { BookingDetails } from './details/booking-details.tsx';
import { editorId, rowNameId } from './row-ids.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';

const panelId = 'booking-panel';

interface BookingPanelProps {
  query: BookingQuery;
  /** Whether there is room beside the list, which stays in use then. */
  isBeside: boolean;
  acts: BookingActs;
}

/** Everything of the booking that the address names: beside the list, or over it on a small screen. */
export function BookingPanel({ query, isBeside, acts }: BookingPanelProps): ReactNode {
  const open = query.booking !== '';
  // The panel keeps its content while it moves out of sight.
  const [shown, setShown] = useState(query.booking);
  if (open && shown !== query.booking) setShown(query.booking);
  const listed = usePageQuery(listBookings, { query: callQueryOf(query) });
  const known = listed.data?.items.find(({ id }) => id === shown);
  const isUnlisted = open && listed.data !== undefined && !known;
  const read = useQuery(readBooking, isUnlisted ? { params: { id: shown } } : null);
  const booking = known ?? (read.data?.id === shown ? read.data : undefined);
  const state = queryState(read);
  const returnFocus = (): void => {
    // A form or a dialog that was opened from the panel has it already.
    const keeps = document.activeElement?.closest(`main, [role='dialog']:not(#${panelId})`);
    const editor = document.getElementById(editorId);
    // A form that is still loading gives it to its first field.
    const start = editor?.querySelector('input') ?? editor ?? document.getElementById(rowNameId(shown));
    if (!keeps) start?.focus({ preventScroll: editor !== null });
    editor?.scrollIntoView({ block: 'start' });
    focusPageWhenLost();
  };
  return (
    <Drawer
      id={panelId}
      open={open}
      onClose={acts.close}
      afterOpenChange={(isOpen) => {
        // Later: where nothing moves, the panel still holds the focus.
        if (!isOpen) setTimeout(returnFocus);
      }}
      title={<h3 className={styles.title}>{booking?.guestName ?? 'Booking'}</h3>}
      extra={booking && <Badge tone={statusTones[booking.status]}>{inWords(booking.status)}</Badge>}
      size="min(30rem, 100vw)"
      mask={!isBeside}
      aria-modal={!isBeside}
      rootStyle={isBeside ? { insetBlockStart: 'var(--header-height)' } : {}}
      styles={{ header: { paddingBlock: 10, paddingInline: 16 }, body: { padding: 16 } }}
      focusable={{ focusTriggerAfterClose: false }}
      destroyOnHidden
    >
      {booking ? (
        <PanelContent key={booking.id} booking={booking} acts={acts} />
      ) : state.status === 'failed' ? (
        <LoadFailure title="Couldn’t load the booking" onRetry={state.retry} />
      ) : (
        <div role="status" aria-label="Loading the booking">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </Drawer>
  );
}

function PanelContent({ booking, acts }: { booking: StaffBooking; acts: BookingActs }): ReactNode {
  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <RowButton onClick={acts.close}>Show Less</RowButton>
        <RowButton onClick={() => acts.edit(booking.id)}>Edit</RowButton>
        <RowButton onClick={() => acts.ask({ about: 'status', booking })}>Status</RowButton>
        <RowButton danger onClick={() => acts.ask({ about: 'delete', booking })}>
          Delete
        </RowButton>
      </div>
      {booking.status === 'pending_payment' && <UnpaidNotice booking={booking} />}
      <BookingFacts booking={booking} />
      <BookingDetails booking={booking} />
    </div>
  );
}
