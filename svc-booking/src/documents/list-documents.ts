import { findBooking } from '../bookings/find-booking.ts';
import type { Cents } from '@getaway/kernel/money';
import type { Database } from '../database/database.ts';
import { dateEntries } from '../ledger/date-entries.ts';
import { billingStateOfDeleted } from './deleted-booking.rules.ts';
import type { DocumentPayment, IssuedDocument } from './document.rules.ts';
import {
  billingStateOf,
  entriesWithoutReceipt,
  isAllRefunded,
  paymentOf,
  type BillingState,
} from './draft-document.rules.ts';
import { readDeletedSubject } from './read-deleted-subject.ts';
import { readDocumentSubject, type DocumentDeps } from './read-document-subject.ts';

export interface BookingDocuments {
  /** In the order in which they were issued. */
  readonly documents: readonly IssuedDocument[];
  readonly next: BillingState['next'];
  /** What the next invoice charges; undefined where none can be issued. */
  readonly nextInvoiceTotal: Cents | undefined;
  readonly withoutReceipt: readonly (DocumentPayment & { readonly entryId: string })[];
  readonly isAllRefunded: boolean;
}

/** The documents of a booking, and what can still be issued. Undefined when there is no such booking and never was. */
export async function listDocuments(
  deps: DocumentDeps & { readonly database: Database },
  bookingId: string,
): Promise<BookingDocuments | undefined> {
  await dateEntries(deps);
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id: bookingId });
  if (!booking) {
    const deleted = await readDeletedSubject(deps, prisma, bookingId);
    if (!deleted) return undefined;
    return {
      documents: deleted.documents,
      ...nextOf(billingStateOfDeleted(deleted)),
      withoutReceipt: [],
      isAllRefunded: isAllRefunded(deleted),
    };
  }
  const subject = await readDocumentSubject(deps, prisma, booking);
  return {
    documents: subject.documents,
    ...nextOf(billingStateOf(subject)),
    withoutReceipt: entriesWithoutReceipt(subject).map((entry) => ({
      ...paymentOf(entry, deps.timeZone),
      entryId: entry.id,
    })),
    isAllRefunded: isAllRefunded(subject),
  };
}

function nextOf(state: BillingState): Pick<BookingDocuments, 'next' | 'nextInvoiceTotal'> {
  return { next: state.next, nextInvoiceTotal: 'bill' in state ? state.bill.total : undefined };
}
