import type { ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import type { Answer, CallBody } from '@getaway/contracts/http/call';
import {
  issueDocument,
  listBookingDocuments,
  type BillingStep,
  type IssuedDocument,
} from '@getaway/contracts/http/documents';
import { documentKindNames, moneyMethodNames } from '@getaway/contracts/http/money-names';
import { readBookingHistory } from '@getaway/contracts/http/staff-booking-changes';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../actions/use-mutation.ts';
import { formatDate } from '../format/dates.ts';
import { property } from '../property.ts';
import { Badge } from '../ui/badge.tsx';
import { focusPageWhenLost } from '../ui/focus-page-when-lost.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { queryState } from '../ui/query-state.ts';
import styles from './documents.module.css';
import { DownloadDocument } from './download-document.tsx';

type Documents = Answer<typeof listBookingDocuments>;

/** The invoices, receipts and credit notes of a booking, newest first, and those that can be issued. */
export function BookingDocuments({
  bookingId,
  isDeleted = false,
}: {
  bookingId: string;
  isDeleted?: boolean;
}): ReactNode {
  const state = queryState(useQuery(listBookingDocuments, { params: { id: bookingId } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the documents" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <DocumentList documents={state.data.documents} />
          <Issuable bookingId={bookingId} isDeleted={isDeleted} {...state.data} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function DocumentList({ documents }: Pick<Documents, 'documents'>): ReactNode {
  if (documents.length === 0) return <p className={styles.quiet}>No documents yet.</p>;
  return (
    <ol className={styles.entries} aria-label="Documents">
      {documents.map((document) => (
        <DocumentItem key={document.id} document={document} />
      ))}
    </ol>
  );
}

function DocumentItem({ document }: { document: IssuedDocument }): ReactNode {
  const { kind, number, issuedAt, issuedBy, total, corrects, correctedBy } = document;
  const issuer = issuedBy === null ? 'automatically' : `by ${issuedBy}`;
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong>{number}</strong> {correctedBy !== null && <Badge tone="secondary">Corrected</Badge>}
        </p>
        <p className={styles.quiet}>
          {documentKindNames[kind]}, {formatTotal(total)}
        </p>
        {corrects !== null && <p className={styles.quiet}>Corrects {corrects}</p>}
        <p className={styles.quiet}>
          {formatDate(dateInZone(new Date(issuedAt), property.timeZone))} · {issuer}
        </p>
      </div>
      <DownloadDocument document={document} />
    </li>
  );
}

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

/** What can be issued: for the price of the booking, and for each payment without a receipt. */
function Issuable({
  bookingId,
  isDeleted,
  next,
  withoutReceipt,
}: Omit<Documents, 'documents'> & { bookingId: string; isDeleted: boolean }): ReactNode {
  const step = next === 'none' ? undefined : (isDeleted ? stepsOfDeleted : steps)[next];
  if (!step && withoutReceipt.length === 0) return null;
  return (
    <>
      {step?.reason && <p className={styles.quiet}>{step.reason}</p>}
      <div className={styles.buttons}>
        {step && (
          <IssueButton key={next} bookingId={bookingId} body={{ kind: step.kind }} label={step.label} />
        )}
        {withoutReceipt.map(({ entryId, method, amount, effectiveOn }) => (
          <IssueButton
            key={entryId}
            bookingId={bookingId}
            body={{ kind: 'receipt', entryId }}
            label={`Issue Receipt for ${formatTotal(amount)}`}
            about={`${moneyMethodNames[method]}, ${formatDate(effectiveOn)}`}
          />
        ))}
      </div>
    </>
  );
}

interface IssueButtonProps {
  bookingId: string;
  body: CallBody<typeof issueDocument>;
  label: string;
  /** What distinguishes it from other buttons with the same label. */
  about?: string;
}

function IssueButton({ bookingId, body, label, about }: IssueButtonProps): ReactNode {
  const { run, pending } = useMutation(issueDocument, {
    done: issuedInWords,
    failed: 'Failed to issue the document',
    refresh: [listBookingDocuments, readBookingHistory],
  });
  const issue = async (): Promise<void> => {
    await run({ params: { id: bookingId }, body });
    setTimeout(focusPageWhenLost);
  };
  return (
    <Button
      size="small"
      loading={pending}
      aria-label={about === undefined ? label : `${label}, ${about}`}
      title={about}
      onClick={() => void issue()}
    >
      {label}
    </Button>
  );
}

function issuedInWords(documents: Answer<typeof issueDocument>): ToastMessage {
  return { title: `${documents.map(({ number }) => number).join(' and ')} issued` };
}
