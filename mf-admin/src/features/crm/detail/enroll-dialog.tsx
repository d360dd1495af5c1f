import { useState, type ReactNode } from 'react';
import { Select } from 'antd';
import { enrollGuest, listEmailSequences, type EmailSequence } from '@getaway/contracts/http/email-sequences';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { guestQueries } from '../guests.api.ts';
import { DryRun } from './dry-run.tsx';
import styles from './guest.module.css';

interface EnrollDialogProps {
  guestId: string;
  open: boolean;
  onClose: () => void;
}

/** Puts a guest into a manual sequence, after a look at what they would get and when. */
export function EnrollDialog({ guestId, open, onClose }: EnrollDialogProps): ReactNode {
  const sequences = queryState(useQuery(listEmailSequences, open ? {} : null));
  const all = sequences.status === 'ready' ? sequences.data : [];
  const [id, setId] = useState<string>();
  const chosen = all.find((sequence) => sequence.id === id);
  const { run, pending } = useMutation(enrollGuest, {
    done: 'Guest added to the sequence',
    failed: 'Failed to add the guest to the sequence',
    refresh: guestQueries,
  });
  const enroll = async (): Promise<void> => {
    if (chosen && (await run({ params: { id: chosen.id }, body: { guestId } }))?.ok) onClose();
  };
  return (
    <Dialog
      open={open}
      title="Add to a Sequence"
      width={520}
      onCancel={onClose}
      destroyOnHidden
      okText="Add Guest"
      okButtonProps={{ disabled: chosen?.triggerType !== 'manual' }}
      confirmLoading={pending}
      onOk={() => void enroll()}
    >
      <div className={styles.dialog}>
        <label className={styles.field}>
          Sequence
          <Select<string>
            autoFocus
            placeholder="Choose a sequence"
            loading={sequences.status === 'loading'}
            notFoundContent={
              sequences.status === 'failed' ? 'Failed to load sequences' : 'No email sequences found'
            }
            options={all.map((sequence) => ({ value: sequence.id, label: sequence.name }))}
            value={id ?? null}
            onChange={setId}
          />
        </label>
        {chosen && <p>{adviceOn(chosen)}</p>}
        {chosen && <DryRun guestId={guestId} sequenceId={chosen.id} />}
      </div>
    </Dialog>
  );
}

function adviceOn({ triggerType, isActive }: EmailSequence): string {
  if (triggerType !== 'manual')
    return 'This sequence starts automatically with each booking, so you can’t add guests by hand. This guest gets:';
  if (!isActive)
    return 'This sequence is inactive, so nothing is sent until you activate it. Then the guest gets:';
  return 'Once added, the guest gets:';
}
