import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { attachEntry, listLedger, type LedgerEntry } from '@getaway/contracts/http/ledger';
import { readOverview } from '@getaway/contracts/http/overview';
import { formatTotal } from '@getaway/web-kit/format/money';
import { contractRule } from '../../actions/contract-rules.ts';
import { useMutation } from '../../actions/use-mutation.ts';
import { formatDate } from '../../format/dates.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';
import styles from './ledger.module.css';

interface AttachValues {
  bookingReference: string;
}

/** Asks which booking some money was paid for. */
export function AttachEntry({ dialog }: { dialog: DialogState<LedgerEntry> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { pending, run } = useMutation(attachEntry, {
    done: 'Attached to the booking',
    failed: 'Failed to attach to the booking',
    refresh: [listLedger, readOverview],
  });
  if (!subject) return null;
  const { id, amount, effectiveOn } = subject;
  return (
    <FormDialog<AttachValues>
      key={round}
      open={open}
      title="Attach to a Booking"
      submit="Attach"
      width={420}
      initial={{ bookingReference: '' }}
      pending={pending}
      onSubmit={(body) => run({ params: { id }, body })}
      onClose={close}
      refusalsAt={{ 'not-found': 'bookingReference', 'changed-meanwhile': 'bookingReference' }}
    >
      <p className={styles.purpose}>
        The {formatTotal(amount)} from {formatDate(effectiveOn)} will count toward this booking. You can’t
        undo this.
      </p>
      <Form.Item
        label="Booking reference"
        name="bookingReference"
        required
        rules={[contractRule(attachEntry.body.entries.bookingReference)]}
      >
        <Input autoFocus autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
