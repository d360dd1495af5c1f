import { chargedOf, keptOf, type LedgerEntry } from '../ledger/ledger-entry.rules.ts';
import { subtractCents, zeroCents } from '@getaway/kernel/money';
import { billOfKept } from './bill.rules.ts';
import {
  currentInvoice,
  type Bill,
  type DocumentContent,
  type InvoiceDocument,
  type IssuedDocument,
} from './document.rules.ts';
import { listedPayments, type BillingState } from './draft-document.rules.ts';

/** What is left of a booking that was deleted: its documents, and its entries in the ledger. */
export interface DeletedSubject {
  readonly documents: readonly IssuedDocument[];
  readonly entries: readonly LedgerEntry[];
  readonly timeZone: string;
}

/**
 * What can be issued about a deleted booking. What the house keeps of its money is charged. Whether a stay took place is no
 * longer known, so an invoice of exactly that can be canceled too, and issued again.
 */
export function billingStateOfDeleted({ documents, entries }: DeletedSubject): BillingState {
  const last = lastInvoice(documents);
  if (!last) return { next: 'none', invoice: undefined };
  const invoice = currentInvoice(documents);
  const kept = chargedOf({ isCanceled: true, total: zeroCents }, entries);
  const bill = billOfKept({ ...last.snapshot, keptAs: 'Amount kept for a stay that was removed' }, kept);
  if (!invoice) return kept > 0 ? { next: 'invoice', bill } : { next: 'none', invoice };
  return kept === 0 || kept === invoice.snapshot.total
    ? { next: 'credit_note', invoice }
    : { next: 'correction', invoice, bill };
}

/** An invoice for what the house keeps. The parties are those of the last invoice. */
export function draftInvoiceOfDeleted(subject: DeletedSubject, bill: Bill): DocumentContent {
  const { documents, entries, timeZone } = subject;
  const last = lastInvoice(documents);
  if (!last) throw new Error('a deleted booking without an invoice has nobody to invoice');
  const { house, guest, stay } = last.snapshot;
  const payments = listedPayments(entries, timeZone);
  return {
    kind: 'invoice',
    ...{ house, guest, stay },
    ...bill,
    payments,
    balance: subtractCents(bill.total, keptOf(entries)),
  };
}

function lastInvoice(documents: readonly IssuedDocument[]): InvoiceDocument | undefined {
  return documents.findLast((document): document is InvoiceDocument => document.snapshot.kind === 'invoice');
}
