import { moneyMethodNames } from '@getaway/contracts/http/money-names';
import { addCents, inDollars, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import { dayInWords } from '../document-words.rules.ts';
import type { Bill, DocumentPayment, DocumentSnapshot } from '../document.rules.ts';

export interface TableRow {
  readonly label: string;
  readonly amount: string;
  /** `sum`: a figure that others add up to. `total`: the last one. */
  readonly weight: 'line' | 'sum' | 'total';
}

export interface ContentTable {
  readonly heading: string;
  /** The names of both columns. */
  readonly columns: readonly [string, string];
  readonly rows: readonly TableRow[];
}

/** What a document lists: what was charged, and what was paid. */
export function contentTables(snapshot: DocumentSnapshot): ContentTable[] {
  switch (snapshot.kind) {
    case 'invoice':
      return [chargesOf(snapshot, 'Charges', 'Total'), ...moneyOf(snapshot)];
    case 'credit_note':
      return [chargesOf(snapshot, 'Credits', 'Total credit')];
    case 'receipt':
      return [
        {
          heading: 'Received',
          columns: ['Payment', 'Amount'],
          rows: [
            row(paymentInWords(snapshot.received), snapshot.received.amount),
            row('Received with thanks', snapshot.received.amount, 'total'),
          ],
        },
        ...moneyOf(snapshot, snapshot.total),
      ];
    default:
      return snapshot satisfies never;
  }
}

function chargesOf({ lines, taxes, total }: Bill, heading: string, totalLabel: string): ContentTable {
  const subtotal = addCents(zeroCents, ...lines.map(({ amount }) => amount));
  return {
    heading,
    columns: ['Description', 'Amount'],
    rows: [
      ...lines.map(({ label, amount }) => row(label, amount)),
      ...(taxes.length > 0 ? [row('Subtotal', subtotal, 'sum')] : []),
      ...taxes.map(({ label, amount }) => row(label, amount, 'sum')),
      row(totalLabel, total, 'total'),
    ],
  };
}

/** `charged` is repeated where the charges are not listed above. */
function moneyOf(
  { payments, balance }: { readonly payments: readonly DocumentPayment[]; readonly balance: Cents | null },
  charged?: Cents,
): ContentTable[] {
  if (payments.length === 0 && balance === null) return [];
  const rows = [
    ...(charged === undefined ? [] : [row('Price of the stay', charged)]),
    ...payments.map((payment) => row(paymentInWords(payment), payment.amount)),
    ...(balance === null ? [] : [balanceRow(balance)]),
  ];
  return [
    { heading: charged === undefined ? 'Payments' : 'Payments so far', columns: ['Payment', 'Amount'], rows },
  ];
}

function balanceRow(balance: Cents): TableRow {
  return balance < 0
    ? row('In the guest’s favor', subtractCents(zeroCents, balance), 'total')
    : row('Balance due', balance, 'total');
}

function paymentInWords({ kind, method, effectiveOn, amount, isOnItsWay }: DocumentPayment): string {
  const day = dayInWords(effectiveOn);
  switch (kind) {
    case 'payment':
      return `${day} · ${moneyMethodNames[method]}`;
    case 'refund':
      return `${day} · ${moneyMethodNames[method]} ${refundInWords(amount, isOnItsWay)}`;
    case 'chargeback':
      return `${day} · Chargeback`;
    case 'chargeback_reversal':
      return `${day} · Chargeback reversed`;
    default:
      return kind satisfies never;
  }
}

function refundInWords(amount: Cents, isOnItsWay = false): string {
  if (isOnItsWay) return 'refund, on its way';
  return amount < 0 ? 'refund' : 'refund, came back';
}

function row(label: string, amount: Cents, weight: TableRow['weight'] = 'line'): TableRow {
  return { label, amount: inDollars(amount), weight };
}
