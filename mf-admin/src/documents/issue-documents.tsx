import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { Answer, CallBody } from '@getaway/contracts/http/call';
import { issueDocument, listBookingDocuments, type BillingStep } from '@getaway/contracts/http/documents';
import { moneyMethodNames } from '@getaway/contracts/http/money-names';
import { readBookingHistory } from '@getaway/contracts/http/staff-booking-changes';
import { formatTotal } from '@getaway/web-kit/format/money';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../actions/use-mutation.ts';
import { formatDate } from '../format/dates.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { focusPageWhenLost } from '../ui/focus-page-when-lost.ts';
import styles from './documents.module.css';

type Documents = Answer<typeof listBookingDocuments>;

const steps: Readonly<
  Record<Exclude<BillingStep, 'none'>, { kind: 'invoice' | 'credit_note'; label: string; reason?: string }>
> = {
  invoice: { kind: 'invoice', label: 'Issue Invoice' },
  correction: {
    kind: 'credit_note',
    label: 'Issue Credit Note and New Invoice',
    reason:
      'The booking has changed since its invoice. A credit note cancels it, and a new invoice replaces it.',
  },
  credit_note: {
    kind: 'credit_note',
    label: 'Issue Credit Note',
    reason: 'This stay costs nothing anymore. A credit note cancels its invoice.',
  },
};

/** The same for a booking that was deleted. Whether its stay took place is not known. */
const stepsOfDeleted: typeof steps = {
  invoice: {
    ...steps.invoice,
    reason:
      'The house kept money of this booking, and no invoice is current. An invoice can be issued for that.',
  },
  correction: {
    ...steps.correction,
    reason:
      'The house keeps another amount than was invoiced. A credit note cancels the invoice, and a new one replaces it.',
  },
  credit_note: {
    ...steps.credit_note,
    reason: 'If the stay didn’t take place or the invoice was wrong, a credit note cancels it.',
  },
};

interface IssuableProps {
  bookingId: string;
  isDeleted: boolean;
  known: Documents;
}

/** What can be issued: for the price of the booking, and for each payment without a receipt. */
export function Issuable({ bookingId, isDeleted, known }: IssuableProps): ReactNode {
  const { next, withoutReceipt, isAllRefunded = false } = known;
  const refund = isAllRefunded ? ' It lists the refund, too.' : '';
  const step = next === 'none' ? undefined : (isDeleted ? stepsOfDeleted : steps)[next];
  if (!step && withoutReceipt.length === 0) return null;
  return (
    <>
      {step?.reason && <p className={styles.quiet}>{step.reason}</p>}
      {isAllRefunded && withoutReceipt.length > 0 && (
        <p className={styles.quiet}>
          Everything paid was refunded. A receipt confirms the payment and lists the refund, if the guest asks
          for one.
        </p>
      )}
      <div className={styles.buttons}>
        {step && (
          <IssueButton
            key={next}
            bookingId={bookingId}
            body={{ kind: step.kind }}
            label={step.label}
            what={stepInWords(known)}
          />
        )}
        {withoutReceipt.map(({ entryId, method, amount, effectiveOn }) => {
          const payment = `${moneyMethodNames[method]}, ${formatDate(effectiveOn)}`;
          return (
            <IssueButton
              key={entryId}
              bookingId={bookingId}
              body={{ kind: 'receipt', entryId }}
              label={`Issue Receipt for ${formatTotal(amount)}`}
              about={payment}
              what={`A receipt for ${formatTotal(amount)} (${payment}) gets the next number.${refund}`}
            />
          );
        })}
      </div>
    </>
  );
}

/** 'An invoice for $599.20 gets the next number.' */
function stepInWords({ next, nextInvoiceTotal, documents }: Documents): string {
  const amount = nextInvoiceTotal === undefined ? '' : ` for ${formatTotal(nextInvoiceTotal)}`;
  const current = documents.find(({ kind, correctedBy }) => kind === 'invoice' && correctedBy === null);
  const canceled = current ? `${current.number} (${formatTotal(current.total)})` : 'the invoice';
  switch (next) {
    case 'none':
      return '';
    case 'invoice':
      return `An invoice${amount} gets the next number.`;
    case 'correction':
      return `A credit note cancels ${canceled}, and a new invoice${amount} replaces it. Both get the next number of their kind.`;
    case 'credit_note':
      return `A credit note cancels ${canceled} and gets the next number.`;
    default:
      return next satisfies never;
  }
}

interface IssueButtonProps {
  bookingId: string;
  body: CallBody<typeof issueDocument>;
  label: string;
  /** What distinguishes it from other buttons with the same label. */
  about?: string;
  /** What is issued, in a sentence. */
  what: string;
}

/** Issues after one more question: a number that was given once stays in the books. */
function IssueButton({ bookingId, body, label, about, what }: IssueButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { run, pending } = useMutation(issueDocument, {
    done: issuedInWords,
    failed: 'Failed to issue the document',
    refresh: [listBookingDocuments, readBookingHistory],
  });
  const issue = async (): Promise<void> => {
    await run({ params: { id: bookingId }, body });
    setAsking(false);
    setTimeout(focusPageWhenLost);
  };
  return (
    <>
      <Button
        size="small"
        loading={pending}
        aria-label={about === undefined ? label : `${label}, ${about}`}
        title={about}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${label}?`}
        confirm="Issue Now"
        danger={false}
        pending={pending}
        onConfirm={() => void issue()}
        onCancel={() => setAsking(false)}
        afterClose={focusPageWhenLost}
      >
        <p>
          {what} Its number is final: {isFinalInWords[body.kind]}
        </p>
      </ConfirmDialog>
    </>
  );
}

const isFinalInWords: Readonly<Record<CallBody<typeof issueDocument>['kind'], string>> = {
  invoice: 'an invoice can’t be changed or deleted, only corrected with a credit note.',
  receipt: 'a receipt can’t be changed or deleted.',
  credit_note: 'a document that was issued can’t be changed or deleted.',
};

function issuedInWords(documents: Answer<typeof issueDocument>): ToastMessage {
  return { title: `${documents.map(({ number }) => number).join(' and ')} issued` };
}
