import { useCallback, useState, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { DiscardQuestion } from '../../ui/discard-question.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useNewFromAddress } from '../../ui/use-new-from-address.ts';
import { useQueuedParams } from '../../ui/use-queued-params.ts';
import { BookingFilters } from './booking-filters.tsx';
import { BookingList } from './booking-list.tsx';
import { addressOf, readDates, readQuery, type BookingQuery } from './booking-query.ts';
import { BookingEditor } from './form/booking-editor.tsx';
import { ReleaseReservations } from './release-reservations.tsx';
import { addButtonId, useEditor } from './use-editor.ts';

export function BookingsPage(): ReactNode {
  const [params, setParams] = useQueuedParams();
  const query = readQuery(params);
  // The calendar starts a booking with the dates that were chosen there.
  const [dates] = useState(() => readDates(params));
  const editor = useEditor(dates && { id: null });
  useNewFromAddress(() => editor.show(null));
  // Whatever else changes, one starts again at the first page. Each letter of a search is no page to go back to.
  const change = useCallback(
    (changed: Partial<BookingQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), {
        replace: changed.search !== undefined,
      }),
    [setParams],
  );
  return (
    <>
      <PageHeading
        title="All Bookings"
        actions={
          <Button
            id={addButtonId}
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => editor.show(null)}
          >
            Add Booking
          </Button>
        }
      />
      {editor.edited && (
        <BookingEditor
          key={editor.edited.id ?? 'new'}
          bookingId={editor.edited.id}
          dates={dates}
          onLeave={editor.leave}
          onSaved={editor.finish}
        />
      )}
      <BookingFilters query={query} onChange={change} />
      {query.status === 'pending_payment' && <ReleaseReservations />}
      <BookingList query={query} onChange={change} onEdit={editor.show} />
      <DiscardQuestion open={editor.isAsking} onDiscard={editor.discard} onKeep={editor.keep} />
    </>
  );
}
