import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { listBookings } from '@getaway/contracts/http/staff-bookings';
import { releaseReservations } from '@getaway/contracts/http/unpaid-bookings';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { useAction } from '../../actions/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusPageWhenLost } from '../../ui/focus-page-when-lost.ts';
import styles from './bookings.module.css';
import { bookingReads } from './bookings.api.ts';
import { reservationGroups } from './reservation-groups.ts';

const mostAtOnce = 200;

/** Gives back the dates of many unpaid reservations: those of one network, or all. */
export function ReleaseReservations(): ReactNode {
  const { data } = useRead(listBookings, { query: { status: 'pending_payment', limit: String(mostAtOnce) } });
  const release = useAction(releaseReservations, {
    done: ({ released }) => ({ title: `${counted(released.length)} released` }),
    failed: 'Failed to release reservations',
    refresh: bookingReads,
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
  return (
    <div className={styles.release}>
      <label>
        Unpaid reservations{' '}
        <select value={group.key} onChange={({ target }) => setChosen(target.value)}>
          {groups.map(({ key, name, ids }) => (
            <option key={key} value={key}>
              {name} ({ids.length})
            </option>
          ))}
        </select>
      </label>
      <Button danger onClick={() => setAsking(true)}>
        Release {counted(group.ids.length)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Release ${counted(group.ids.length)}?`}
        confirm={`Release ${counted(group.ids.length)}`}
        pending={release.pending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        Their dates become available again right away, and each guest gets an email that the reservation was
        released. You can’t undo this.
      </ConfirmDialog>
    </div>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 reservation' : `${count} reservations`;
}
