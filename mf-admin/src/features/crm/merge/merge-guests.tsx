import { useState, type ReactNode } from 'react';
import { mergeGuests, type Guest } from '@getaway/contracts/http/guests';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { useNextFrame } from '../../../ui/use-next-frame.ts';
import { guestName } from '../guest-words.ts';
import { guestQueries } from '../guests.api.ts';
import { GuestPicker } from './guest-picker.tsx';
import { MergePreview } from './merge-preview.tsx';
import styles from './merge.module.css';

/** Makes two guests who are one person one: choose the other, see what moves, confirm. */
export function MergeGuests({ dialog: { open, subject, close } }: { dialog: DialogState<Guest> }): ReactNode {
  const [otherId, setOtherId] = useState<string>();
  const drawsPicker = useNextFrame();
  const { run, pending } = useMutation(mergeGuests, {
    done: 'Guests merged successfully',
    failed: 'Failed to merge guests',
    refresh: guestQueries,
  });
  const merge = async (): Promise<void> => {
    if (!subject || otherId === undefined) return;
    const outcome = await run({ params: { guestId: subject.id }, body: { otherId } });
    if (outcome?.ok) close();
  };
  return (
    <Dialog
      open={open}
      title="Merge Guests"
      width={520}
      onCancel={close}
      destroyOnHidden
      okText="Merge Guests"
      okButtonProps={{ danger: true, disabled: otherId === undefined }}
      confirmLoading={pending}
      onOk={() => void merge()}
    >
      {subject && (
        <div className={styles.body}>
          <p>
            <strong>{guestName(subject)}</strong> ({subject.email}) is kept, and the guest you choose here is
            merged into them.
          </p>
          <label className={styles.field}>
            Guest to merge in
            {drawsPicker && <GuestPicker except={subject.id} value={otherId} onChange={setOtherId} />}
          </label>
          {otherId !== undefined && <MergePreview guestId={subject.id} otherId={otherId} />}
        </div>
      )}
    </Dialog>
  );
}
