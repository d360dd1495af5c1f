import type { DocumentKind } from './documents.ts';
import type { EntryKind, MoneyMethod } from './ledger.ts';

/* Apart from the schemas, so that a page can show a name without them. */

/** What each method is called on screen and in files. */
export const moneyMethodNames: Readonly<Record<MoneyMethod, string>> = {
  card: 'Card',
  venmo: 'Venmo',
  cash_app: 'Cash App',
  cash: 'Cash',
  check: 'Check',
  bank_transfer: 'Bank transfer',
  other: 'Other',
};

/** What each kind is called on screen and in files. */
export const entryKindNames: Readonly<Record<EntryKind, string>> = {
  payment: 'Payment',
  refund: 'Refund',
  chargeback: 'Chargeback',
  chargeback_reversal: 'Chargeback reversed',
};

/** What each kind of document is called, on screen and on paper. */
export const documentKindNames: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  credit_note: 'Credit note',
};

const ways: Readonly<Record<MoneyMethod, string>> = {
  card: ' by card',
  venmo: ' by Venmo',
  cash_app: ' by Cash App',
  cash: ' in cash',
  check: ' by check',
  bank_transfer: ' by bank transfer',
  other: '',
};

/** How money came or went, at the end of a sentence: ' by Venmo', ' by bank transfer', ' in cash'. */
export function wayOf(method: MoneyMethod): string {
  return ways[method];
}

/** A payment or a refund as its guest reads it: 'Payment by check', 'Refund by Venmo'. */
export function entryForGuests({
  kind,
  method,
}: {
  readonly kind: EntryKind;
  readonly method: MoneyMethod;
}): string {
  return `${entryKindNames[kind]}${wayOf(method)}`;
}
