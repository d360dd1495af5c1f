import { useState, type ReactNode } from 'react';
import { Button, Form, Input, Modal } from 'antd';
import { requestRefund } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { contractRule } from '../../../actions/contract-rules.ts';
import { showServerFaults } from '../../../actions/server-faults.ts';
import { useAction } from '../../../actions/use-action.ts';
import { isTyped } from '../../../leaving/is-typed.ts';
import { useUnsaved } from '../../../leaving/unsaved-work.ts';
import { bookingReads } from '../bookings.api.ts';

interface RefundDialogProps {
  booking: StaffBooking;
  onClose: () => void;
}

interface RefundValues {
  amount: string;
  note: string;
}

const { amount: amountField, note: noteField } = requestRefund.body.entries;

/** Gives a part of a card payment back, as where a change made a paid stay cheaper. */
export function RefundDialog({ booking, onClose }: RefundDialogProps): ReactNode {
  const { id, balance, paidTotal, refundedTotal } = booking;
  const [revision] = useState(booking.revision);
  const [open, setOpen] = useState(true);
  const [form] = Form.useForm<RefundValues>();
  const { pending, run } = useAction(requestRefund, {
    done: 'Refund is on its way',
    failed: 'Failed to refund',
    refresh: bookingReads,
  });
  const left = Number(paidTotal) - Number(refundedTotal);
  const [initial] = useState({ amount: balance?.startsWith('-') ? balance.slice(1) : '', note: '' });
  useUnsaved(() => open && isTyped(form.getFieldsValue(true) as object, initial));
  const close = () => setOpen(false);
  const refund = async ({ amount, note }: RefundValues): Promise<void> => {
    const outcome = await run({ params: { id }, body: { amount, note, revision } });
    if (outcome?.ok) close();
    else if (outcome) showServerFaults(form, outcome.error);
  };
  return (
    <Modal
      open={open}
      title="Refund a Part"
      width={420}
      onCancel={close}
      afterClose={onClose}
      footer={[
        <Button key="cancel" onClick={close}>
          Close
        </Button>,
        <Button key="refund" type="primary" danger loading={pending} onClick={form.submit}>
          Refund
        </Button>,
      ]}
    >
      <Form<RefundValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={initial}
        onFinish={refund}
      >
        <Form.Item
          label="Amount"
          name="amount"
          extra={`At most ${formatTotal(left.toFixed(2))} can go back to the card`}
          rules={[contractRule(amountField)]}
        >
          <Input prefix="$" inputMode="decimal" autoFocus />
        </Form.Item>
        <Form.Item label="Note" name="note" rules={[contractRule(noteField)]}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} placeholder="Kept in the history" />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
