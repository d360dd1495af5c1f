import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  calendarDateField,
  dollars,
  movedAmount,
  idField,
  instant,
  lineOfText,
  linesOfText,
  optionalField,
} from './fields.ts';
import { pageQuery } from './paging.ts';

/** How money came or went. */
export const moneyMethods = ['card', 'venmo', 'cash_app', 'cash', 'check', 'bank_transfer', 'other'] as const;
export const moneyMethodSchema = v.picklist(moneyMethods);
export type MoneyMethod = v.InferOutput<typeof moneyMethodSchema>;

/** Methods that staff record. Card money is entered by the card provider's word alone. */
export const recordedMethodSchema = v.picklist(
  ['venmo', 'cash_app', 'cash', 'check', 'bank_transfer', 'other'],
  'Choose how the money was paid',
);
export type RecordedMethod = v.InferOutput<typeof recordedMethodSchema>;

export const entryKindSchema = v.picklist(['payment', 'refund', 'chargeback', 'chargeback_reversal']);
export type EntryKind = v.InferOutput<typeof entryKindSchema>;

/** Dollars with a sign: what went out is negative. */
export const signedDollars = v.pipe(v.string(), v.regex(/^-?\d{1,12}\.\d{2}$/));

export const ledgerEntrySchema = v.object({
  id: v.string(),
  /** Null for money without a booking, and after the booking was deleted. */
  bookingId: v.nullable(v.string()),
  bookingReference: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  kind: entryKindSchema,
  method: moneyMethodSchema,
  /** Negative when money went out. A refund that came back is positive. */
  amount: signedDollars,
  status: v.picklist(['pending', 'succeeded', 'failed', 'cancelled']),
  /** The day in the property's time zone. */
  effectiveOn: calendarDateField,
  note: v.nullable(v.string()),
  /** The admin's name; null when the system or the card provider made the entry. */
  recordedBy: v.nullable(v.string()),
  /** Money without a booking that staff have not attached yet. */
  isUnclaimed: v.boolean(),
  createdAt: instant,
});
export type LedgerEntry = v.InferOutput<typeof ledgerEntrySchema>;

export const paymentStatusSchema = v.picklist(['unpaid', 'partly_paid', 'paid', 'overpaid', 'refunded']);
export type PaymentStatus = v.InferOutput<typeof paymentStatusSchema>;

const bookingParams = v.object({ id: idField });

export const cardPaymentSchema = v.object({
  /** The id of its ledger entry. */
  id: v.string(),
  amount: dollars,
  /** What can be refunded of it; refunds on their way are already deducted. */
  left: dollars,
  effectiveOn: calendarDateField,
  /** The guest's bank is deciding a dispute about it, so the card provider refuses refunds. */
  isDisputed: v.boolean(),
});
export type CardPayment = v.InferOutput<typeof cardPaymentSchema>;

export const readBookingLedger = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:id/ledger',
  summary: 'The ledger entries of a booking, newest first, with their sums',
  access: 'staff',
  params: bookingParams,
  answer: v.object({
    total: dollars,
    /** What the guest is charged: the total; of a canceled stay what the house keeps, as its invoice has it. */
    charged: v.optional(dollars),
    /** Everything received. */
    paid: dollars,
    /** Everything that went back: refunds and chargebacks, less those that came back. */
    returned: signedDollars,
    /** Refunds that were decided and that the card provider has not confirmed yet. */
    onItsWay: dollars,
    /** What is charged less what was paid, plus what went back or is on its way; negative when the guest is owed money. */
    balance: signedDollars,
    status: paymentStatusSchema,
    /** The largest refund by each method; refunds on their way are already deducted. */
    refundable: v.array(v.object({ method: moneyMethodSchema, amount: dollars })),
    /** Each card payment, newest first, with what the card provider still holds of it. */
    cardPayments: v.array(cardPaymentSchema),
    entries: v.array(ledgerEntrySchema),
  }),
  refusals: ['not-found'],
});

const recordedMoney = v.object({
  amount: v.pipe(
    movedAmount,
    v.check((amount) => Number(amount) <= 100_000, 'Must be 100,000 or less'),
  ),
  method: recordedMethodSchema,
  /** The day on which the money came or went; today by default, and never later. */
  effectiveOn: optionalField(calendarDateField),
  note: optionalField(linesOfText('Note', 500)),
  /** The booking's revision that staff saw. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export const recordPayment = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/payments',
  summary: 'Records money that was received without a card; a reservation that is paid in full is confirmed',
  access: 'staff',
  params: bookingParams,
  body: recordedMoney,
  status: 201,
  answer: ledgerEntrySchema,
  refusals: ['not-found', 'changed-meanwhile'],
});

export const recordRefund = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/recorded-refunds',
  summary: 'Records money that was returned without a card: at most what came in by the same method',
  access: 'staff',
  params: bookingParams,
  body: recordedMoney,
  status: 201,
  answer: ledgerEntrySchema,
  refusals: ['not-found', 'changed-meanwhile', 'not-refundable'],
});

const ledgerFilter = {
  from: optionalField(calendarDateField),
  to: optionalField(calendarDateField),
  kind: optionalField(entryKindSchema),
  method: optionalField(moneyMethodSchema),
  /** A booking reference. */
  booking: optionalField(lineOfText('Booking reference', 40)),
};

/** By what staff sort the ledger. `booking` is the reference. */
export const ledgerSortKeys = ['date', 'kind', 'booking', 'recordedBy', 'amount'] as const;

/** `X-Total-Count` is the number of entries that match. */
export const listLedger = defineCall({
  method: 'GET',
  path: '/api/admin/ledger',
  summary:
    'Ledger entries that are final, newest day first unless sorted otherwise, with the sums of all that match',
  access: 'staff',
  query: v.object({
    ...pageQuery,
    ...ledgerFilter,
    sortBy: v.optional(v.picklist(ledgerSortKeys), 'date'),
    sortOrder: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  answer: v.object({
    received: dollars,
    returned: signedDollars,
    /** Received less returned. */
    net: signedDollars,
    byMethod: v.array(v.object({ method: moneyMethodSchema, net: signedDollars, entries: v.number() })),
    entries: v.array(ledgerEntrySchema),
  }),
});

export const exportLedger = defineCall({
  method: 'GET',
  path: '/api/admin/ledger/export',
  summary: 'Ledger entries that are final as CSV, oldest first',
  access: 'staff',
  query: v.object(ledgerFilter),
  file: 'text/csv',
});

export const attachEntry = defineCall({
  method: 'POST',
  path: '/api/admin/ledger/:id/attach',
  summary: 'Attaches money without a booking to a booking, by its reference',
  access: 'staff',
  params: bookingParams,
  body: v.object({ bookingReference: lineOfText('Booking reference', 40) }),
  answer: ledgerEntrySchema,
  refusals: ['not-found', 'changed-meanwhile'],
});
