import { dateInZone } from '@getaway/kernel/calendar-date';
import { subtractCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { booksOf, chargedOf, isOnItsWay, keptOf, type LedgerEntry } from '../ledger/ledger-entry.rules.ts';
import { balanceOf } from '../payments/amount-due.rules.ts';
import { billOf, isSameBill, reversed } from './bill.rules.ts';
import {
  currentInvoice,
  type Bill,
  type DocumentContent,
  type DocumentHouse,
  type DocumentParties,
  type DocumentPayment,
  type InvoiceDocument,
  type IssuedDocument,
} from './document.rules.ts';

/** A booking with its money, and the documents that were issued about it. */
export interface DocumentSubject {
  readonly booking: BookingRecord;
  readonly entries: readonly LedgerEntry[];
  /** What the house still has to return by hand of a stay that its guest canceled: it isn't kept. */
  readonly toReturn: Cents;
  readonly documents: readonly IssuedDocument[];
  readonly isErased: boolean;
  readonly house: DocumentHouse;
  readonly timeZone: string;
}

/** What can be issued about the price of a booking. */
export type BillingState =
  | { readonly next: 'none'; readonly invoice: InvoiceDocument | undefined }
  | { readonly next: 'invoice'; readonly bill: Bill }
  /** Its invoice no longer matches. */
  | { readonly next: 'correction'; readonly invoice: InvoiceDocument; readonly bill: Bill }
  /** Nothing is charged any more. */
  | { readonly next: 'credit_note'; readonly invoice: InvoiceDocument };

export function billingStateOf(subject: DocumentSubject): BillingState {
  const { booking, entries, toReturn, documents, isErased } = subject;
  const invoice = currentInvoice(documents);
  const bill = billOf(booking, subtractCents(keptOf(entries), toReturn));
  if (!bill) return invoice ? { next: 'credit_note', invoice } : { next: 'none', invoice };
  if (!invoice) return { next: 'invoice', bill };
  const now = { ...partiesOf(subject), ...bill };
  return isSameBill(invoice.snapshot, now, { isErased })
    ? { next: 'none', invoice }
    : { next: 'correction', invoice, bill };
}

export function draftInvoice(subject: DocumentSubject, bill: Bill): DocumentContent {
  return { kind: 'invoice', ...partiesOf(subject), ...bill, ...settlementOf(subject, bill.total) };
}

/** The parties are those of the invoice, whatever changed since. */
export function draftCreditNote({ snapshot }: InvoiceDocument): DocumentContent {
  const { house, guest, stay, lines, taxes, total, number, issuedOn } = snapshot;
  return {
    kind: 'credit_note',
    ...{ house, guest, stay },
    ...reversed({ lines, taxes, total }),
    corrects: { number, issuedOn },
  };
}

export function draftReceipt(subject: DocumentSubject, entry: LedgerEntry): DocumentContent {
  const { booking, entries, toReturn } = subject;
  const isCanceled = booking.status === 'cancelled';
  const total = subtractCents(chargedOf({ isCanceled, total: booking.total }, entries), toReturn);
  return {
    kind: 'receipt',
    ...partiesOf(subject),
    received: paymentOf(entry, subject.timeZone),
    total,
    ...settlementOf(subject, total),
  };
}

/** Whether money came for a booking, which is what a receipt says. */
export function isReceivable({ kind, status }: Pick<LedgerEntry, 'kind' | 'status'>): boolean {
  return kind === 'payment' && status === 'succeeded';
}

/** Payments that have no receipt, oldest first. */
export function entriesWithoutReceipt({
  entries,
  documents,
}: Pick<DocumentSubject, 'entries' | 'documents'>): LedgerEntry[] {
  const receipted = new Set(documents.map(({ entryId }) => entryId));
  return entries.filter((entry) => isReceivable(entry) && !receipted.has(entry.id));
}

/** Whether money came and all of it has gone back, or is on its way: a receipt then lists the refund, too. */
export function isAllRefunded({ entries }: Pick<DocumentSubject, 'entries'>): boolean {
  return entries.some(isReceivable) && keptOf(entries) <= 0;
}

export function paymentOf(entry: LedgerEntry, timeZone: string): DocumentPayment {
  const { kind, method, amount, occurredAt } = entry;
  return { kind, method, amount, effectiveOn: entry.effectiveOn ?? dateInZone(occurredAt, timeZone) };
}

function partiesOf({ booking, house }: DocumentSubject): DocumentParties {
  const { guestName: name, email, bookingReference, checkInDate, checkOutDate, numberOfGuests } = booking;
  return {
    house,
    guest: { name, email },
    stay: {
      ...{ bookingReference, checkIn: checkInDate, checkOut: checkOutDate, guests: numberOfGuests },
      ...(booking.status === 'cancelled' && { isCanceled: true }),
    },
  };
}

/** Of a canceled stay the house keeps what it does not return, so nothing is due to it. */
function settlementOf({ booking, entries, timeZone }: DocumentSubject, total: Cents) {
  const payments = listedPayments(entries, timeZone);
  const { balance, returned } = booksOf(total, entries);
  const isRecorded = booking.status === 'cancelled' || balanceOf(booking, returned) !== null;
  return { payments, balance: isRecorded ? balance : null };
}

/** The money that came and went, with what the balance counts already, as a document lists it. */
export function listedPayments(entries: readonly LedgerEntry[], timeZone: string): DocumentPayment[] {
  return entries.flatMap((entry) => {
    if (isOnItsWay(entry)) return [{ ...paymentOf(entry, timeZone), isOnItsWay: true }];
    return entry.status === 'succeeded' ? [paymentOf(entry, timeZone)] : [];
  });
}
