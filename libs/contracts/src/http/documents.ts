import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, dollars, idField, instant, optionalField } from './fields.ts';
import { moneyMethodSchema } from './ledger.ts';

export const documentKindSchema = v.picklist(
  ['invoice', 'receipt', 'credit_note'],
  'Choose an invoice, a receipt or a credit note',
);
export type DocumentKind = v.InferOutput<typeof documentKindSchema>;

export const issuedDocumentSchema = v.object({
  id: v.string(),
  kind: documentKindSchema,
  /** `INV-2026-0001`, `R-2026-0001`, `CN-2026-0001`: counted by kind and year. */
  number: v.string(),
  issuedAt: instant,
  /** The admin's name; null when it was issued for the confirmation email. */
  issuedBy: v.nullable(v.string()),
  /** Negative on a credit note. */
  total: v.pipe(v.string(), v.regex(/^-?\d{1,12}\.\d{2}$/)),
  /** The number of the invoice that a credit note corrects. */
  corrects: v.nullable(v.string()),
  /** The number of the credit note that corrects an invoice. */
  correctedBy: v.nullable(v.string()),
});
export type IssuedDocument = v.InferOutput<typeof issuedDocumentSchema>;

/** What can be issued about the price of a booking; `none` when its invoice is up to date, or nothing is billed. */
const billingStepSchema = v.picklist(['none', 'invoice', 'correction', 'credit_note']);
export type BillingStep = v.InferOutput<typeof billingStepSchema>;

const bookingParams = v.object({ id: idField });

export const listBookingDocuments = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:id/documents',
  summary: 'The invoices, receipts and credit notes of a booking, newest first; also of a deleted one',
  access: 'staff',
  params: bookingParams,
  answer: v.object({
    documents: v.array(issuedDocumentSchema),
    /** `correction`: the invoice no longer matches, so a credit note and a new invoice are issued together. */
    next: billingStepSchema,
    /** What the next invoice charges; absent where none can be issued, and in answers of earlier versions. */
    nextInvoiceTotal: v.optional(dollars),
    /** Payments that have no receipt yet. */
    withoutReceipt: v.array(
      v.object({
        entryId: v.string(),
        method: moneyMethodSchema,
        amount: dollars,
        effectiveOn: calendarDateField,
      }),
    ),
    /** Whether all that was paid has gone back, or is on its way; absent in answers of earlier versions. */
    isAllRefunded: v.optional(v.boolean()),
  }),
  refusals: ['not-found'],
});

export const findDocuments = defineCall({
  method: 'GET',
  path: '/api/admin/documents',
  summary:
    'The booking that documents are about, also a deleted one, by the number of one of them or by its reference',
  access: 'staff',
  query: v.object({
    search: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\w-]{1,30}$/, 'Enter a booking reference or the number of a document'),
    ),
  }),
  answer: v.object({
    bookingId: v.string(),
    bookingReference: v.string(),
    isDeleted: v.boolean(),
  }),
  refusals: ['not-found'],
});

export const issueDocument = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/documents',
  summary:
    'Issues an invoice, the receipt of a payment, or a credit note; what exists already is returned, not issued twice',
  access: 'staff',
  params: bookingParams,
  body: v.object({
    kind: documentKindSchema,
    /** The payment in the ledger that a receipt is for. */
    entryId: optionalField(idField),
  }),
  status: 201,
  /** A credit note and the new invoice, if the booking changed after its invoice; one document otherwise. */
  answer: v.array(issuedDocumentSchema),
  refusals: ['not-found', 'not-issuable'],
});

export const downloadDocument = defineCall({
  method: 'GET',
  path: '/api/admin/documents/:id/pdf',
  summary: 'A document as PDF, with the same bytes each time',
  access: 'staff',
  params: v.object({ id: idField }),
  file: 'application/pdf',
  refusals: ['not-found'],
});
