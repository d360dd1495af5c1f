import type { DocumentKind } from '@getaway/contracts/http/documents';
import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { lockBooking } from '../bookings/lock-booking.ts';
import type { Database, Tx } from '../database/database.ts';
import { dateEntries } from '../ledger/date-entries.ts';
import { billingStateOfDeleted, draftInvoiceOfDeleted } from './deleted-booking.rules.ts';
import type { Bill, IssuedDocument } from './document.rules.ts';
import { lockDocuments } from './documents.repository.ts';
import { isReceivable, type BillingState } from './draft-document.rules.ts';
import { billingOf, issueBill } from './issue-bill.ts';
import { issueReceipt } from './issue-receipt.ts';
import { readDeletedSubject } from './read-deleted-subject.ts';
import { readDocumentSubject, type DocumentDeps } from './read-document-subject.ts';

export interface IssueDeps extends DocumentDeps {
  readonly database: Database;
  readonly now: Clock;
}

export type IssueRefusal = {
  readonly ok: false;
  readonly reason:
    | 'no-such-booking'
    /** A guest is still paying for these nights. */
    | 'not-booked-yet'
    | 'nothing-charged'
    | 'nothing-to-correct'
    /** A receipt needs the payment that it is for. */
    | 'payment-missing'
    | 'not-a-payment-received'
    /** Its entries have no booking any more. */
    | 'booking-deleted';
};

export type IssueOutcome =
  | {
      readonly ok: true;
      readonly documents: readonly IssuedDocument[];
      readonly all: readonly IssuedDocument[];
    }
  | IssueRefusal;

export interface IssueRequest {
  readonly bookingId: string;
  readonly kind: DocumentKind;
  readonly entryId: string | undefined;
  readonly actor: string;
}

/**
 * Issues a document about a booking. A second request returns the same document: a payment has one receipt, and an invoice
 * stays current until the booking's price, dates or guest change. Then a credit note and a new invoice are issued together.
 */
export async function issueDocument(deps: IssueDeps, request: IssueRequest): Promise<IssueOutcome> {
  await dateEntries(deps);
  return deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id: request.bookingId });
    if (!booking) return issueForDeleted(deps, { tx, sql }, request);
    const subject = await readDocumentSubject(deps, tx, booking);
    const issued = issuedBeside(subject.documents);
    if (request.kind === 'receipt') {
      if (request.entryId === undefined) return refused('payment-missing');
      const entry = subject.entries.find(({ id }) => id === request.entryId);
      if (!entry || !isReceivable(entry)) return refused('not-a-payment-received');
      return issued([await issueReceipt(deps, { tx, sql }, subject, { entry, actor: request.actor })]);
    }
    if (request.kind === 'invoice' && booking.status === 'pending' && booking.holdExpiresAt !== null)
      return refused('not-booked-yet');
    const billing = billingOf(subject);
    const answer = answerWithout(billing.state, request.kind, subject.documents);
    return answer ?? issued(await issueBill(deps, { tx, sql }, billing, request.actor));
  });
}

/** Documents outlive their booking, so what is wrong with one can still be corrected. */
async function issueForDeleted(
  deps: IssueDeps,
  { tx, sql }: { readonly tx: Tx; readonly sql: Sql },
  { bookingId, kind, actor }: IssueRequest,
): Promise<IssueOutcome> {
  await lockDocuments(sql, bookingId);
  const subject = await readDeletedSubject(deps, tx, bookingId);
  if (!subject) return refused('no-such-booking');
  if (kind === 'receipt') return refused('booking-deleted');
  const state = billingStateOfDeleted(subject);
  const answer = answerWithout(state, kind, subject.documents);
  if (answer) return answer;
  const billing = { bookingId, state, invoiceOf: (bill: Bill) => draftInvoiceOfDeleted(subject, bill) };
  return issuedBeside(subject.documents)(await issueBill(deps, { tx, sql }, billing, actor));
}

/** What answers a request for an invoice or a credit note without issuing anything. Undefined when something is issued. */
function answerWithout(
  state: BillingState,
  kind: Exclude<DocumentKind, 'receipt'>,
  documents: readonly IssuedDocument[],
): IssueOutcome | undefined {
  if (kind === 'invoice') {
    if (state.next === 'credit_note' || (state.next === 'none' && !state.invoice))
      return refused('nothing-charged');
    if (state.next === 'none' && state.invoice) return issuedBeside(documents)([state.invoice]);
    return undefined;
  }
  if (state.next !== 'none' && state.next !== 'invoice') return undefined;
  const latest = documents.findLast((document) => document.kind === 'credit_note');
  return latest ? issuedBeside(documents)([latest]) : refused('nothing-to-correct');
}

/** The outcome of issuing documents beside the known ones of a booking. */
function issuedBeside(
  known: readonly IssuedDocument[],
): (documents: readonly IssuedDocument[]) => IssueOutcome {
  const ids = new Set(known.map(({ id }) => id));
  return (documents) => ({
    ok: true,
    documents,
    all: [...known, ...documents.filter(({ id }) => !ids.has(id))],
  });
}

function refused(reason: IssueRefusal['reason']): IssueRefusal {
  return { ok: false, reason };
}
