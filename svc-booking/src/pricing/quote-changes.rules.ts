import type { Quote, QuoteChange } from '@getaway/contracts/http/quote';
import { addCents, centsFromDollars, decimalFromCents } from '@getaway/kernel/money';

const order: readonly QuoteChange['kind'][] = [
  'night',
  'package',
  'add-on',
  'cleaning-fee',
  'discount',
  'card-fee',
  'tax',
];

type Line = Pick<QuoteChange, 'kind' | 'name'> & { readonly key: string; readonly amount: string };

/** The lines that two quotes of one booking do not share, in the order of the quote. */
export function changesBetweenQuotes(before: Quote, after: Quote): QuoteChange[] {
  const [from, to] = [linesOf(before), linesOf(after)];
  const keys = new Set([...from.keys(), ...to.keys()]);
  const changes = [...keys].flatMap((key) => {
    const [old, fresh] = [from.get(key), to.get(key)];
    const line = old ?? fresh;
    if (!line || old?.amount === fresh?.amount) return [];
    return [{ kind: line.kind, name: line.name, from: old?.amount ?? null, to: fresh?.amount ?? null }];
  });
  return changes.sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name),
  );
}

function linesOf(quote: Quote): Map<string, Line> {
  const fixed = (kind: QuoteChange['kind'], amount: string): Line => ({ key: kind, kind, name: '', amount });
  const lines: Line[] = [
    ...quote.nights.map(({ date, rate, surcharge }) => ({
      key: `night ${date}`,
      kind: 'night' as const,
      name: date,
      amount: decimalFromCents(addCents(centsFromDollars(rate), centsFromDollars(surcharge))),
    })),
    ...(quote.stayDiscounts ?? []).map(({ label, amount }) => ({
      key: `discount ${label}`,
      kind: 'discount' as const,
      name: label,
      amount,
    })),
    ...quote.packages.map((each) => extra('package', each)),
    ...quote.addOns.map((each) => extra('add-on', each)),
    fixed('cleaning-fee', quote.cleaningFee),
    fixed('discount', quote.discount),
    fixed('card-fee', quote.cardFee),
    fixed('tax', quote.tax),
  ];
  return new Map(lines.map((line) => [line.key, line]));
}

function extra(kind: 'add-on' | 'package', { id, name, price }: Quote['addOns'][number]): Line {
  return { key: `${kind} ${id}`, kind, name, amount: price };
}
