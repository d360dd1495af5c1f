import type { ReactNode } from 'react';
import { Form } from 'antd';
import type { CardPayment } from '@getaway/contracts/http/ledger';
import { requestRefund } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import * as v from 'valibot';
import { formatTotal } from '@getaway/web-kit/format/money';
import { contractRule } from '../../../actions/contract-rules.ts';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { emailOfRefund } from '../emails/guest-emails.ts';
import { BookingForm, perOpening, type OpenedDialog } from './booking-form.tsx';
import { overpaidOf } from './overpaid.ts';
import { paymentInWords, refundablePayments } from './refundable-payments.ts';
import { owesAfterRefund } from './owes-after-refund.ts';
import { useBookingMutation } from './use-booking-mutation.ts';
import { useRecheck } from '../../../ui/use-recheck.ts';

interface RefundValues {
  paymentId: string;
  amount: string;
  note: string;
}

/** A booking and its card payments, newest first. */
export interface CardRefund {
  readonly booking: StaffBooking;
  readonly payments: readonly CardPayment[];
}

const { amount: amountField, note: noteField } = requestRefund.body.entries;

/** Returns a part of a card payment, or all that is left of it, through the card provider. */
export const RefundDialog = perOpening(Refund);

function Refund({ subject, dialog }: OpenedDialog<CardRefund>): ReactNode {
  const mutation = useBookingMutation(requestRefund, subject.booking, {
    done: 'Refund is on its way',
    failed: 'Failed to refund',
  });
  const { booking, meanwhile, run } = mutation;
  const payments = meanwhile?.ledger.cardPayments ?? subject.payments;
  const [first] = refundablePayments(subject.payments);
  const { id, revision, balance } = booking;
  return (
    <BookingForm<RefundValues>
      dialog={dialog}
      mutation={mutation}
      title="Refund by Card"
      submit="Refund"
      danger
      initial={{
        paymentId: first?.id ?? '',
        amount: overpaidOf(subject.booking.balance, first?.left ?? '0.00'),
        note: '',
      }}
      onSubmit={(values) => run({ params: { id }, body: { ...values, revision } })}
      refusalsAt={{ 'not-refundable': 'amount' }}
    >
      {balance?.startsWith('-') && <p>The guest has overpaid {formatTotal(balance.slice(1))}.</p>}
      <div>
        <Payments payments={payments} />
        <Form.Item noStyle dependencies={['paymentId']}>
          {({ getFieldValue }) => <Amount payment={chosen(payments, getFieldValue('paymentId'))} />}
        </Form.Item>
        <Form.Item label="Note" name="note" rules={[contractRule(noteField)]}>
          <AutosizeTextArea minRows={2} maxRows={6} placeholder="Appears in the history" />
        </Form.Item>
      </div>
      <Form.Item noStyle dependencies={['amount']}>
        {({ getFieldValue }) => <Owing owed={owesAfterRefund(balance, getFieldValue('amount'))} />}
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) => <EmailPreview act={emailOfRefund(id, getFieldValue('amount'))} />}
      </Form.Item>
    </BookingForm>
  );
}

/** Money that goes back without a lower price has to be paid again. */
function Owing({ owed }: { owed: string | undefined }): ReactNode {
  return (
    <p role="status">{owed !== undefined && `After this refund the guest owes ${formatTotal(owed)}.`}</p>
  );
}

/** Which card payment is refunded; with only one there is nothing to choose. */
function Payments({ payments }: { payments: readonly CardPayment[] }): ReactNode {
  const isChoice = payments.length > 1;
  return (
    <Form.Item label="Card payment" name="paymentId" required hidden={!isChoice}>
      <Choice
        options={payments.map((payment) => ({
          value: payment.id,
          label: paymentInWords(payment),
          disabled: refundablePayments([payment]).length === 0,
        }))}
      />
    </Form.Item>
  );
}

function Amount({ payment }: { payment: CardPayment | undefined }): ReactNode {
  const recheck = useRecheck('amount');
  const left = payment?.left ?? '0.00';
  const notAboveLeft = v.pipe(
    amountField,
    v.check((amount) => Number(amount) <= Number(left), `At most ${formatTotal(left)} can be refunded`),
  );
  return (
    <Form.Item
      label="Amount"
      name="amount"
      required
      extra={`Up to ${formatTotal(left)} can be refunded to the card`}
      validateTrigger="onBlur"
      rules={[contractRule(notAboveLeft)]}
    >
      <MoneyInput autoFocus onChange={recheck} />
    </Form.Item>
  );
}

function chosen(payments: readonly CardPayment[], id: unknown): CardPayment | undefined {
  return payments.find((payment) => payment.id === id);
}
