import { useCallback, useState, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingList } from './booking-list.tsx';
import { addressOf, readQuery, type BookingQuery } from './booking-query.ts';
import styles from './bookings.module.css';
import { editButtonId } from './edit-button.ts';
import { BookingEditor } from './form/booking-editor.tsx';

/** What the form above the list is open for: a new booking, one of the list's, or nothing. */
type Edited = { readonly id: string | null } | undefined;

export function BookingsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const [edited, setEdited] = useState<Edited>();
  // Whatever else changes, one starts again at the first page. Each letter of a search is no page to go back to.
  const change = useCallback(
    (changed: Partial<BookingQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), {
        replace: changed.search !== undefined,
      }),
    [setParams],
  );
  const close = (): void => {
    setEdited(undefined);
    document.getElementById(edited?.id ? editButtonId(edited.id) : addButtonId)?.focus();
  };
  return (
    <>
      <PageHeading title="All Bookings" />
      <div className={styles.bar}>
        <BookingFilters query={query} onChange={change} />
        <Button
          id={addButtonId}
          type="primary"
          icon={<PlusOutlined />}
          onClick={() => setEdited({ id: null })}
        >
          Add Booking
        </Button>
      </div>
      {edited && <BookingEditor key={edited.id ?? 'new'} bookingId={edited.id} onClose={close} />}
      <BookingList query={query} onChange={change} onEdit={(id) => setEdited({ id })} />
    </>
  );
}

const addButtonId = 'add-booking';
