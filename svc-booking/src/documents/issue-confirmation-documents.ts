import { lockBooking } from '../bookings/lock-booking.ts';
import { dateEntries } from '../ledger/date-entries.ts';
import { currentInvoice, type IssuedDocument } from './document.rules.ts';
import { isReceivable } from './draft-document.rules.ts';
import { billingOf, issueBill } from './issue-bill.ts';
import type { IssueDeps } from './issue-document.ts';
import { issueReceipt } from './issue-receipt.ts';
import { documentPdf } from './pdf/document-pdf.ts';
import type { PrintedDocument } from './print-document.ts';
import { readDocumentSubject } from './read-document-subject.ts';

/**
 * The current invoice of a booking and the receipts of its payments, issued as far as they are missing. None when the booking
 * is gone, or nothing is charged.
 */
export async function issueConfirmationDocuments(
  deps: IssueDeps,
  bookingId: string,
): Promise<PrintedDocument[]> {
  await dateEntries(deps);
  const issuedDocuments = await deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id: bookingId });
    if (!booking || booking.status === 'cancelled') return [];
    const subject = await readDocumentSubject(deps, tx, booking);
    const issued = await issueBill(deps, { tx, sql }, billingOf(subject), null);
    const invoice = currentInvoice([...subject.documents, ...issued]);
    const documents: IssuedDocument[] = invoice ? [invoice] : [];
    for (const entry of subject.entries.filter(isReceivable))
      documents.push(await issueReceipt(deps, { tx, sql }, subject, { entry, actor: null }));
    return documents;
  });
  // After the commit, so that no counter is locked while pages are laid out.
  return Promise.all(
    issuedDocuments.map(async (document) => ({ document, pdf: await documentPdf(document) })),
  );
}
