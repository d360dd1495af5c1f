import { useState, type ReactNode } from 'react';
import { Button, Input } from 'antd';
import { readGuest, readGuestTimeline } from '@getaway/contracts/http/guest-details';
import { eraseGuest, listGuests, type Guest } from '@getaway/contracts/http/guests';
import { useSWRConfig } from 'swr';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { guestName } from '../guest-words.ts';
import styles from './guest.module.css';

interface EraseGuestProps {
  dialog: DialogState<Guest>;
  onErased: () => void;
}

/** Asks for the address of the guest before everything that names them is erased. */
export function EraseGuest({ dialog: { open, subject, close }, onErased }: EraseGuestProps): ReactNode {
  const [typed, setTyped] = useState('');
  const { mutate } = useSWRConfig();
  const { run, pending } = useMutation(eraseGuest, {
    done: 'Personal data erased',
    failed: 'Failed to erase personal data',
    refresh: [listGuests],
  });
  const matches = typed.trim().toLowerCase() === subject?.email;
  const erase = async (): Promise<void> => {
    if (!subject || !matches) return;
    const outcome = await run({ params: { guestId: subject.id }, body: { email: typed } });
    if (!outcome?.ok) return;
    onErased();
    // This page remembers nothing of them either.
    const forgotten: unknown[] = [readGuest.path, readGuestTimeline.path];
    await mutate((key) => Array.isArray(key) && forgotten.includes(key[0]), undefined, { revalidate: false });
  };
  return (
    <Dialog
      open={open}
      title="Erase Personal Data"
      width={520}
      onCancel={close}
      destroyOnHidden
      footer={[
        <Button key="cancel" autoFocus onClick={close}>
          Cancel
        </Button>,
        <Button
          key="erase"
          type="primary"
          danger
          loading={pending}
          disabled={!matches}
          onClick={() => void erase()}
        >
          Erase Permanently
        </Button>,
      ]}
    >
      {subject && (
        <form
          className={styles.dialog}
          onSubmit={(event) => {
            event.preventDefault();
            void erase();
          }}
        >
          <WhatGoes name={guestName(subject)} />
          <label className={styles.field}>
            Type {subject.email} to confirm
            <Input
              type="email"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
        </form>
      )}
    </Dialog>
  );
}

function WhatGoes({ name }: { name: string }): ReactNode {
  return (
    <>
      <p>You can’t undo this.</p>
      <h3 className={styles.subject}>Permanently erased</h3>
      <ul className={styles.bullets}>
        <li>{name}’s name, contact details, partner and preferences, here and in their bookings</li>
        <li>Notes, messages, chats with the assistant and newsletter signup</li>
        <li>The content of emails to and from them; unsent emails are canceled</li>
      </ul>
      <h3 className={styles.subject}>Kept</h3>
      <ul className={styles.bullets}>
        <li>Dates, prices and payments of their bookings, without their name</li>
        <li>
          Invoices, receipts and credit notes with the name and email they were issued to, as tax law usually
          requires
        </li>
        <li>A fingerprint of the email address, so that old messages can’t restore this guest</li>
      </ul>
    </>
  );
}
