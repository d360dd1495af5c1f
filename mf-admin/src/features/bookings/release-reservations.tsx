import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { listBookings, type StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { releaseReservations } from '@getaway/contracts/http/unpaid-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../actions/use-mutation.ts';
import { formatDate } from '../../format/dates.ts';
import { Choice } from '../../ui/choice.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusPageWhenLost } from '../../ui/focus-page-when-lost.ts';
import bar from '../../ui/bar.module.css';
import styles from './bookings.module.css';
import { bookingQueries } from './bookings.api.ts';
import { reservationGroups } from './reservation-groups.ts';

const mostAtOnce = 200;

/** Gives back the dates of many unpaid reservations: those of one network, or all. */
export function ReleaseReservations(): ReactNode {
  const { data } = useQuery(listBookings, {
    query: { status: 'pending_payment', limit: String(mostAtOnce) },
  });
  const release = useMutation(releaseReservations, {
    done: ({ released }) => ({ title: `${counted(released.length, 'reservation')} released` }),
    failed: 'Failed to release reservations',
    refresh: bookingQueries,
  });
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState(false);
  const groups = reservationGroups(data ?? []);
  const group = groups.find(({ key }) => key === chosen) ?? groups[0];
  if (!group) return null;
  const confirm = async (): Promise<void> => {
    await release.run({ body: { bookingIds: [...group.ids] } });
    setAsking(false);
    setTimeout(focusPageWhenLost);
  };
  const label = `Release ${counted(group.ids.length, 'Reservation')}`;
  const released = (data ?? []).filter(({ id }) => group.ids.includes(id));
  return (
    <div className={`${bar.bar} ${styles.release}`}>
      <label className={styles.group}>
        Unpaid reservations
        <Choice
          options={groups.map(({ key, name, ids }) => ({ value: key, label: `${name} (${ids.length})` }))}
          value={group.key}
          onChange={setChosen}
        />
      </label>
      <Button danger onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Release ${counted(group.ids.length, 'reservation')}?`}
        confirm={label}
        pending={release.pending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>
          Their dates become available again right away, and each guest gets an email. You can’t undo this.
        </p>
        <ReleasedList bookings={released} />
      </ConfirmDialog>
    </div>
  );
}

/** Which reservations go, before they do. */
function ReleasedList({ bookings }: { bookings: readonly StaffBooking[] }): ReactNode {
  return (
    // Focusable, so that the keyboard scrolls it.
    <ul className={styles.released} aria-label="Reservations to release" tabIndex={0}>
      {bookings.map(({ id, guestName, checkInDate, checkOutDate, totalPrice }) => (
        <li key={id}>
          <span>{guestName}</span>
          <span>
            {formatDate(checkInDate)} to {formatDate(checkOutDate)} · {formatTotal(totalPrice)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
