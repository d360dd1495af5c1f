import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { listBookingDocuments, type IssuedDocument } from '@getaway/contracts/http/documents';
import { documentKindNames } from '@getaway/contracts/http/money-names';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatDate } from '../format/dates.ts';
import { property } from '../property.ts';
import { Badge } from '../ui/badge.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { queryState } from '../ui/query-state.ts';
import styles from './documents.module.css';
import { DownloadDocument } from './download-document.tsx';
import { Issuable } from './issue-documents.tsx';

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
          <Issuable bookingId={bookingId} isDeleted={isDeleted} known={state.data} />
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
