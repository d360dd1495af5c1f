import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { GuestDetail } from '@getaway/contracts/http/guest-details';
import type { Guest } from '@getaway/contracts/http/guests';
import { Panel } from '../../../ui/panel.tsx';
import { useDialog } from '../../../ui/use-dialog.ts';
import { DeleteGuest } from '../delete-guest.tsx';
import { EraseGuest } from './erase-guest.tsx';
import styles from './guest.module.css';

/** The two ways to part with a guest (docs/decisions/0013). */
export function RemovalPanel({ guest }: { guest: GuestDetail }): ReactNode {
  const navigate = useNavigate();
  const deletion = useDialog<Guest>();
  const erasure = useDialog<Guest>();
  const leave = (): void => void navigate('/admin/crm');
  return (
    <Panel title="Remove This Guest">
      <div className={styles.removal}>
        <p>
          <strong>Delete</strong> removes the guest with their notes, events and booking history from the CRM.
          The bookings themselves stay under Bookings, and the guest still gets emails about them.
        </p>
        <Button danger onClick={() => deletion.show(guest)}>
          Delete Guest
        </Button>
      </div>
      <div className={styles.removal}>
        <p>
          <strong>Erase</strong> is for guests who ask to be forgotten. It removes their personal data
          everywhere and keeps only the dates and amounts of their stays, and documents that were issued to
          them.
        </p>
        <Button danger onClick={() => erasure.show(guest)}>
          Erase Personal Data
        </Button>
      </div>
      <DeleteGuest dialog={deletion} onDeleted={leave} />
      <EraseGuest key={erasure.round} dialog={erasure} onErased={leave} />
    </Panel>
  );
}
