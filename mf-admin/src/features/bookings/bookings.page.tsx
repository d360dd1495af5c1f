import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { exportBookings } from '@getaway/contracts/http/staff-bookings';
import { atPage } from '../../ui/at-page.ts';
import { FaultyDaysNote } from '../../ui/day-in-address.tsx';
import { DiscardQuestion } from '../../ui/discard-question.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useNewFromAddress } from '../../ui/use-new-from-address.ts';
import { useQueuedParams } from '../../ui/use-queued-params.ts';
import type { BookingActs, BookingQuestion } from './booking-acts.ts';
import { BookingFilters } from './booking-filters.tsx';
import { BookingList } from './booking-list.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { addressOf, filterOf, readDates, readQuery, type BookingQuery } from './booking-query.ts';
import styles from './bookings.module.css';
import { DeleteBooking } from './dialogs/delete-booking.tsx';
import { StatusDialog } from './dialogs/status-dialog.tsx';
import { BookingEditor } from './form/booking-editor.tsx';
import { ReleaseReservations } from './release-reservations.tsx';
import { addButtonId, useEditor } from './use-editor.ts';
import { useNamedBooking } from './use-named-booking.ts';

/** Room for the panel and for rows beside it. */
const wide = '(min-width: 75rem)';

export function BookingsPage(): ReactNode {
  const [params, setParams] = useQueuedParams();
  const query = readQuery(params);
  // The calendar starts a booking with the dates that were chosen there.
  const [dates] = useState(() => readDates(params));
  const editor = useEditor(dates && { id: null });
  useNewFromAddress(() => editor.show(null));
  const isBeside = useMedia(wide);
  useListKeys();
  const [question, setQuestion] = useState<BookingQuestion>();
  // Whatever else changes, one starts again at the first page. Each letter of a search is no page to go back to.
  const change = useCallback(
    (changed: Partial<BookingQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), {
        replace: changed.search !== undefined,
      }),
    [setParams],
  );
  const turnToLast = useCallback(
    (page: number) => setParams((last) => atPage(last, page), { replace: true }),
    [setParams],
  );
  const acts = useActs(setParams, { booking: query.booking, isBeside, edit: editor.show }, setQuestion);
  // It belongs to the address that named it, so back leads to where the link was.
  useNamedBooking(query, (booking) =>
    setParams((last) => addressOf({ ...readQuery(last), booking }), { replace: true }),
  );
  const answered = (): void => setQuestion(undefined);
  return (
    <div className={styles.page} data-beside={isBeside && query.booking !== ''}>
      <PageHeading
        title="All Bookings"
        actions={
          <>
            <ExportButton
              read={(callForFile) => callForFile(exportBookings, { query: filterOf(query) })}
              name="bookings"
              done="The bookings have been saved as CSV."
            />
            <Button
              id={addButtonId}
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => editor.show(null)}
            >
              Add Booking
            </Button>
          </>
        }
      />
      {editor.edited && (
        <BookingEditor
          key={editor.edited.id ?? 'new'}
          bookingId={editor.edited.id}
          dates={dates}
          onLeave={editor.leave}
          onSaved={editor.finish}
          onShow={acts.open}
        />
      )}
      <FaultyDaysNote params={params} />
      <BookingFilters query={query} onChange={change} />
      {query.status === 'pending_payment' && <ReleaseReservations />}
      <BookingList query={query} onChange={change} onLastPage={turnToLast} acts={acts} />
      <BookingPanel query={query} isBeside={isBeside} acts={acts} />
      {question?.about === 'status' && <StatusDialog booking={question.booking} onClose={answered} />}
      {question?.about === 'delete' && <DeleteBooking booking={question.booking} onClose={answered} />}
      <DiscardQuestion open={editor.isAsking} onDiscard={editor.discard} onKeep={editor.keep} />
    </div>
  );
}

/** The same object as long as the page is open: rows are drawn again only when they change. */
function useActs(
  setParams: ReturnType<typeof useQueuedParams>[1],
  current: { readonly booking: string; readonly isBeside: boolean; readonly edit: BookingActs['edit'] },
  ask: BookingActs['ask'],
): BookingActs {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  return useMemo(() => {
    // Back closes a panel. From one booking to the next, and closed in another way, it is no page to go back to.
    const show = (booking: string): void =>
      setParams((last) => addressOf({ ...readQuery(last), booking }), {
        replace: booking === '' || latest.current.booking !== '',
      });
    return {
      open: show,
      close: () => show(''),
      edit: (id) => {
        // The form opens above the list, which is behind a panel that is not beside it.
        if (!latest.current.isBeside) show('');
        latest.current.edit(id);
      },
      ask: (question) => {
        // Nothing is asked about a booking that is gone.
        if (question.about === 'delete') show('');
        ask(question);
      },
    };
  }, [setParams, ask]);
}
