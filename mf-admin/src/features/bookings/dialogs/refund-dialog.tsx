import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { requestRefund } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { contractRule } from '../../../actions/contract-rules.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { bookingQueries } from '../bookings.api.ts';
import { overpaidOf } from './overpaid.ts';

interface RefundValues {
  amount: string;
  note: string;
}

/** A booking and what can still be refunded to its card. */
export interface CardRefund {
  readonly booking: StaffBooking;
  readonly left: string;
}

const { amount: amountField, note: noteField } = requestRefund.body.entries;

/** Gives a part of a card payment back, as where a change made a paid stay cheaper. */
export function RefundDialog({ dialog }: { dialog: DialogState<CardRefund> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { pending, run } = useMutation(requestRefund, {
    done: 'Refund is on its way',
    failed: 'Failed to refund',
    refresh: bookingQueries,
  });
  if (!subject) return null;
  const { booking, left } = subject;
  const { id, revision, balance } = booking;
  return (
    <FormDialog<RefundValues>
      key={round}
      open={open}
      title="Partial Refund"
      submit="Refund"
      danger
      width={420}
      initial={{ amount: overpaidOf(balance, left), note: '' }}
      pending={pending}
      onSubmit={({ amount, note }) => run({ params: { id }, body: { amount, note, revision } })}
      onClose={close}
      refusalsAt={{ 'not-refundable': 'amount' }}
    >
      <Form.Item
        label="Amount"
        name="amount"
        required
        extra={`Up to ${formatTotal(left)} can be refunded to the card`}
        validateTrigger="onBlur"
        rules={[contractRule(amountField)]}
      >
        <Input prefix="$" inputMode="decimal" autoFocus />
      </Form.Item>
      <Form.Item label="Note" name="note" rules={[contractRule(noteField)]}>
        <AutosizeTextArea minRows={2} maxRows={6} placeholder="Appears in the history" />
      </Form.Item>
    </FormDialog>
  );
}
