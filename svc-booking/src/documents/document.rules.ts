import type { DocumentKind } from '@getaway/contracts/http/documents';
import type { EntryKind, MoneyMethod } from '@getaway/contracts/http/ledger';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';

export type Paper = 'letter' | 'a4';

/** Who issues a document. */
export interface DocumentHouse {
  readonly name: string;
  /** The business or person that the law holds responsible; the house's name by default. */
  readonly business: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly taxId: string | null;
  readonly paper: Paper;
}

export interface DocumentLine {
  readonly label: string;
  readonly amount: Cents;
}

export interface DocumentTax extends DocumentLine {
  /** 700 is 7%. */
  readonly tenThousandths: number;
}

/** What a guest is charged: the sum of lines and taxes is the total. */
export interface Bill {
  readonly lines: readonly DocumentLine[];
  readonly taxes: readonly DocumentTax[];
  readonly total: Cents;
}

/** Money that came (positive) or went (negative), as the ledger has it. */
export interface DocumentPayment {
  readonly kind: EntryKind;
  readonly method: MoneyMethod;
  readonly amount: Cents;
  readonly effectiveOn: CalendarDate;
  /** A refund that was decided and that the card provider has not confirmed yet. The balance counts it already. */
  readonly isOnItsWay?: boolean | undefined;
}

/** The money of a booking when the document was issued. The balance is null where payments are not recorded. */
interface Settlement {
  readonly payments: readonly DocumentPayment[];
  readonly balance: Cents | null;
}

/** What every document says. */
export interface DocumentParties {
  readonly house: DocumentHouse;
  readonly guest: { readonly name: string; readonly email: string };
  readonly stay: {
    readonly bookingReference: string;
    readonly checkIn: CalendarDate;
    readonly checkOut: CalendarDate;
    readonly guests: number;
    /** Whether the stay was canceled when the document was issued; older ones don't say. */
    readonly isCanceled?: boolean | undefined;
  };
}

/** What a document says besides its number. */
export type DocumentContent = DocumentParties &
  (
    | ({ readonly kind: 'invoice' } & Bill & Settlement)
    | ({
        readonly kind: 'credit_note';
        /** The number of the invoice, and its day. */
        readonly corrects: { readonly number: string; readonly issuedOn: CalendarDate };
      } & Bill)
    | ({
        readonly kind: 'receipt';
        readonly received: DocumentPayment;
        /** What the guest is charged in all. */
        readonly total: Cents;
      } & Settlement)
  );

/** Everything that is printed. It is stored with the document, so that the page never changes. */
export type DocumentSnapshot = DocumentContent & {
  readonly number: string;
  readonly issuedOn: CalendarDate;
};

export interface IssuedDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly bookingId: string;
  readonly entryId: string | null;
  readonly correctsId: string | null;
  readonly issuedAt: Date;
  readonly issuedBy: string | null;
  readonly snapshot: DocumentSnapshot;
}

const documentKinds = ['invoice', 'receipt', 'credit_note'] as const;
const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', receipt: 'R', credit_note: 'CN' };

/** `INV-2026-0001`. Above 9999 a year the number grows. */
export function numberInWords(kind: DocumentKind, year: number, number: number): string {
  return `${prefixes[kind]}-${year}-${String(number).padStart(4, '0')}`;
}

/** The parts of a document's number; undefined when it is none. */
export function numberFromWords(
  words: string,
): { readonly kind: DocumentKind; readonly year: number; readonly number: number } | undefined {
  const [, prefix, year, number] = /^(INV|R|CN)-(\d{4})-(\d{4,9})$/.exec(words) ?? [];
  const kind = documentKinds.find((each) => prefixes[each] === prefix);
  return kind && { kind, year: Number(year), number: Number(number) };
}

/** What a document is about in one sum: a receipt, the money that came. */
export function totalOf(snapshot: DocumentSnapshot): Cents {
  return snapshot.kind === 'receipt' ? snapshot.received.amount : snapshot.total;
}

/** The newest invoice that no credit note corrects. */
export function currentInvoice(documents: readonly IssuedDocument[]): InvoiceDocument | undefined {
  const corrected = new Set(documents.map(({ correctsId }) => correctsId));
  return documents.findLast(
    (document): document is InvoiceDocument =>
      document.snapshot.kind === 'invoice' && !corrected.has(document.id),
  );
}

export type InvoiceDocument = IssuedDocument & {
  readonly snapshot: DocumentSnapshot & { readonly kind: 'invoice' };
};
