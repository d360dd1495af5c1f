import type { DocumentKind } from '@getaway/contracts/http/documents';
import type { Clock } from '@getaway/kernel/instant';
import { lockBooking } from '../bookings/lock-booking.ts';
import type { Database } from '../database/database.ts';
import { dateEntries } from '../ledger/date-entries.ts';
import type { IssuedDocument } from './document.rules.ts';
import { billingStateOf, isReceivable } from './draft-document.rules.ts';
import { issueBill } from './issue-bill.ts';
import { issueReceipt } from './issue-receipt.ts';
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
    | 'not-a-payment-received';
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
    if (!booking) return refused('no-such-booking');
    const subject = await readDocumentSubject(deps, tx, booking);
    const issued = (documents: readonly IssuedDocument[]): IssueOutcome => {
      const known = new Set(subject.documents.map(({ id }) => id));
      return {
        ok: true,
        documents,
        all: [...subject.documents, ...documents.filter(({ id }) => !known.has(id))],
      };
    };
    if (request.kind === 'receipt') {
      if (request.entryId === undefined) return refused('payment-missing');
      const entry = subject.entries.find(({ id }) => id === request.entryId);
      if (!entry || !isReceivable(entry)) return refused('not-a-payment-received');
      return issued([await issueReceipt(deps, { tx, sql }, subject, { entry, actor: request.actor })]);
    }
    const state = billingStateOf(subject);
    if (request.kind === 'invoice') {
      if (booking.status === 'pending' && booking.holdExpiresAt !== null) return refused('not-booked-yet');
      if (state.next === 'credit_note' || (state.next === 'none' && !state.invoice))
        return refused('nothing-charged');
      if (state.next === 'none' && state.invoice) return issued([state.invoice]);
    } else if (state.next === 'none' || state.next === 'invoice') {
      const latest = subject.documents.findLast(({ kind }) => kind === 'credit_note');
      return latest ? issued([latest]) : refused('nothing-to-correct');
    }
    return issued(await issueBill(deps, { tx, sql }, subject, request.actor));
  });
}

function refused(reason: IssueRefusal['reason']): IssueRefusal {
  return { ok: false, reason };
}
