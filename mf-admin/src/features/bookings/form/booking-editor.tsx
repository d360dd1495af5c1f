import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import useSWR from 'swr';
import { readBooking } from '@getaway/contracts/http/staff-booking-changes';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { editorId } from '../row-ids.ts';
import styles from './booking-form.module.css';
import { BookingForm, type Draft } from './booking-form.tsx';
import type { LoadedBooking, StayDates } from './booking-values.ts';

interface EditorEvents {
  onLeave: () => void;
  onSaved: () => void;
  /** Opens the panel of the booking that was created. */
  onShow: (bookingId: string) => void;
}

interface BookingEditorProps extends EditorEvents {
  /** Null for a new booking. */
  bookingId: string | null;
  /** The dates that a new one starts with. */
  dates?: StayDates | undefined;
}

/** The form above the list, for a new booking or an existing one. */
export function BookingEditor({ bookingId, dates, ...events }: BookingEditorProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    void section.current?.scrollIntoView({ block: 'start' });
  }, []);
  const title = bookingId === null ? 'Add Booking' : 'Edit Booking';
  return (
    <section id={editorId} tabIndex={-1} className={styles.editor} ref={section} aria-label={title}>
      <h3>{title}</h3>
      {bookingId === null ? (
        <BookingForm booking={null} dates={dates} {...events} />
      ) : (
        <ExistingBooking bookingId={bookingId} {...events} />
      )}
    </section>
  );
}

function ExistingBooking({ bookingId, ...events }: { bookingId: string } & EditorEvents): ReactNode {
  const { call } = use(CallsContext);
  // A form starts from the newest state and then keeps it: nothing read later may change what is being typed.
  const [opened, setOpened] = useState(Date.now);
  const read = useSWR<LoadedBooking, Error>(
    ['booking in the form', bookingId, opened],
    () => call(readBooking, { params: { id: bookingId } }),
    { revalidateIfStale: false },
  );
  const state = queryState(read);
  const [newer, setNewer] = useState<{ booking: LoadedBooking; draft: Draft }>();
  switch (state.status) {
    case 'loading':
      return <Skeleton active paragraph={{ rows: 6 }} />;
    case 'failed':
      return (
        <>
          <LoadFailure title="Couldn’t load the booking" onRetry={state.retry} />
          <Button onClick={events.onLeave}>Close</Button>
        </>
      );
    case 'ready':
      return (
        <BookingForm
          key={`${opened}:${newer?.booking.revision ?? ''}`}
          booking={newer?.booking ?? state.data}
          draft={newer?.draft}
          {...events}
          onNewer={(booking, draft) => setNewer({ booking, draft })}
          onReload={() => {
            setNewer(undefined);
            setOpened(Date.now());
          }}
        />
      );
    default:
      return state satisfies never;
  }
}
