import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryKind } from '@getaway/contracts/http/ledger';
import { addDays, calendarDate, dateInZone } from '@getaway/kernel/calendar-date';
import { monthOf, monthsFrom } from '@getaway/kernel/calendar-month';
import { addCents, cents, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import { taxReport } from './tax-report.rules.ts';
import {
  shareOutTax,
  taxIn,
  type NewTaxShare,
  type TaxTerms,
  type UnsharedEntry,
} from './tax-shares.rules.ts';

const firstDay = calendarDate('2026-11-20');
const day = fc.nat(200).map((days) => addDays(firstDay, days));

/** A price as the rules of quotes make it: the tax is a share of the rest. */
const terms: fc.Arbitrary<TaxTerms> = fc
  .record({
    net: fc.integer({ min: 0, max: 900_000 }),
    taxTenThousandths: fc.integer({ min: 0, max: 2_500 }),
  })
  .map(({ net, taxTenThousandths }) => {
    const tax = Math.floor((net * taxTenThousandths + 5_000) / 10_000);
    return { tax: cents(tax), total: cents(net + tax), taxTenThousandths };
  });

type Step =
  | { readonly what: 'entry'; readonly kind: EntryKind; readonly amount: Cents; readonly on: typeof firstDay }
  | { readonly what: 'amend'; readonly terms: TaxTerms }
  | { readonly what: 'share-out'; readonly on: typeof firstDay };

const amount = fc.integer({ min: 1, max: 600_000 }).map(cents);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('entry' as const), kind: fc.constant('payment' as const), amount, on: day }),
  fc.record({
    what: fc.constant('entry' as const),
    kind: fc.constantFrom<EntryKind>('refund', 'chargeback'),
    amount: amount.map((given) => subtractCents(zeroCents, given)),
    on: day,
  }),
  fc.record({
    what: fc.constant('entry' as const),
    kind: fc.constant('chargeback_reversal' as const),
    amount,
    on: day,
  }),
  fc.record({ what: fc.constant('amend' as const), terms }),
  fc.record({ what: fc.constant('share-out' as const), on: day }),
);

/** Shares out the tax of a booking's life, at whatever moments it asks for, and once at its end. */
function live(first: TaxTerms, steps: readonly Step[]) {
  const shares: NewTaxShare[] = [];
  let current = first;
  let held = zeroCents;
  let waiting: UnsharedEntry[] = [];
  const shareOut = (on: typeof firstDay): void => {
    const sums = {
      amount: addCents(...shares.map((share) => share.amount)),
      tax: sumOf(shares),
      taxTenThousandths: shares.at(-1)?.taxTenThousandths ?? 0,
    };
    shares.push(
      ...shareOutTax({
        terms: current,
        shared: shares.length === 0 ? undefined : sums,
        entries: waiting,
        amendedOn: on,
      }),
    );
    waiting = [];
  };
  steps.forEach((each, index) => {
    switch (each.what) {
      case 'entry':
        held = addCents(held, each.amount);
        waiting.push({ number: String(index), kind: each.kind, amount: each.amount, effectiveOn: each.on });
        return;
      case 'amend':
        current = each.terms;
        return;
      case 'share-out':
        shareOut(each.on);
        return;
      default:
        each satisfies never;
    }
  });
  shareOut(firstDay);
  return { shares, held, terms: current };
}

const sumOf = (shares: readonly NewTaxShare[]): Cents => addCents(...shares.map(({ tax }) => tax));
const payment = (number: number, paid: number): UnsharedEntry => ({
  number: String(number),
  kind: 'payment',
  amount: cents(paid),
  effectiveOn: firstDay,
});

describe('the tax in money', () => {
  it('is all of the tax when exactly the total was paid, in however many parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(terms, parts, (accepted, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const amounts = weights.map((weight) => Math.floor((accepted.total * weight) / whole));
        const rest = accepted.total - amounts.reduce((sum, part) => sum + part, 0);
        const entries = [...amounts, rest].map((part, index) => payment(index, part));
        const shares = shareOutTax({ terms: accepted, shared: undefined, entries, amendedOn: firstDay });
        expect(sumOf(shares)).toBe(accepted.tax);
        for (const { tax } of shares) expect(tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('adds up to the tax in what is held after any payments, refunds, disputes and amendments', () => {
    fc.assert(
      fc.property(terms, fc.array(step, { maxLength: 30 }), (first, steps) => {
        const { shares, held, terms: last } = live(first, steps);
        expect(sumOf(shares)).toBe(taxIn(held, last));
      }),
      { numRuns: 500 },
    );
  });

  it('is never returned beyond what was collected, whenever one looks', () => {
    fc.assert(
      fc.property(terms, fc.array(step, { maxLength: 30 }), (first, steps) => {
        const { shares } = live(first, steps);
        for (let length = 0; length <= shares.length; length += 1)
          expect(sumOf(shares.slice(0, length))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives each entry one share on its own day, and an amendment its own', () => {
    fc.assert(
      fc.property(terms, fc.array(step, { maxLength: 30 }), (first, steps) => {
        const ofEntries = live(first, steps).shares.filter(({ entryNumber }) => entryNumber !== null);
        expect(ofEntries.map(({ effectiveOn, amount: given }) => ({ effectiveOn, given }))).toEqual(
          steps.flatMap((each) =>
            each.what === 'entry' ? [{ effectiveOn: each.on, given: each.amount }] : [],
          ),
        );
      }),
    );
  });

  it('moves by cents at most when an amendment changes the total at the same rate', () => {
    const change = fc.record({
      net: fc.integer({ min: 10_000, max: 400_000 }),
      netAfter: fc.integer({ min: 10_000, max: 400_000 }),
      rate: fc.integer({ min: 0, max: 2_500 }),
    });
    fc.assert(
      fc.property(change, ({ net, netAfter, rate }) => {
        const priced = (base: number): TaxTerms => {
          const tax = Math.floor((base * rate + 5_000) / 10_000);
          return { tax: cents(tax), total: cents(base + tax), taxTenThousandths: rate };
        };
        const before = priced(net);
        const { shares } = live(before, [
          { what: 'entry', kind: 'payment', amount: before.total, on: firstDay },
          { what: 'share-out', on: firstDay },
          { what: 'amend', terms: priced(netAfter) },
        ]);
        const amended = shares.filter(({ kind }) => kind === 'amendment');
        // A rounded tax is half a cent off at most, and counts as often as the total fits into the money.
        expect(Math.abs(sumOf(amended))).toBeLessThanOrEqual(1 + net / netAfter);
      }),
    );
  });

  it('goes back with a refund of a deleted booking, and never becomes more than it was', () => {
    const shared = { amount: cents(10_700), tax: cents(700), taxTenThousandths: 700 };
    const entries: UnsharedEntry[] = [
      { number: '2', kind: 'refund', amount: cents(-5_350), effectiveOn: firstDay },
      { number: '3', kind: 'refund', amount: cents(-5_350), effectiveOn: firstDay },
      payment(4, 99_999),
    ];
    const shares = shareOutTax({ terms: undefined, shared, entries, amendedOn: firstDay });
    expect(shares.map(({ tax, taxTenThousandths }) => [tax, taxTenThousandths])).toEqual([
      [-350, 700],
      [-350, 700],
      [700, 700],
    ]);
    const late = shareOutTax({
      terms: undefined,
      shared,
      entries: [payment(5, 99_999)],
      amendedOn: firstDay,
    });
    expect(sumOf(late)).toBe(0);
    const unknown = { terms: undefined, shared: undefined, entries, amendedOn: firstDay };
    expect(sumOf(shareOutTax(unknown))).toBe(0);
  });
});

describe('the tax report', () => {
  const months = monthsFrom(monthOf(firstDay), monthOf(addDays(firstDay, 200)));
  const sumsOf = (shares: readonly NewTaxShare[]) =>
    shares
      .filter(({ tax }) => tax !== 0)
      .map(({ effectiveOn, taxTenThousandths, kind, tax }) => ({
        month: monthOf(effectiveOn),
        taxTenThousandths,
        kind,
        tax,
        shares: 1,
      }));

  it('has months that are the sums of their shares, and a total that is the sum of its months', () => {
    fc.assert(
      fc.property(terms, fc.array(step, { maxLength: 30 }), (first, steps) => {
        const { shares, held, terms: last } = live(first, steps);
        const { rows, total } = taxReport(months, sumsOf(shares));
        for (const month of months)
          expect(addCents(...rows.filter((row) => row.month === month).map(({ net }) => net))).toBe(
            sumOf(shares.filter(({ effectiveOn }) => monthOf(effectiveOn) === month)),
          );
        expect(addCents(...rows.map(({ collected }) => collected))).toBe(total.collected);
        expect(addCents(...rows.map(({ returned }) => returned))).toBe(total.returned);
        expect(total.net).toBe(taxIn(held, last));
        expect(total.shares).toBe(sumsOf(shares).length);
        for (const row of [...rows, total]) expect(row.net).toBe(row.collected - row.returned);
      }),
    );
  });

  it('has a row for each rate of a month, and an empty one for a month without tax', () => {
    const [first, second] = months;
    if (!first || !second) throw new Error('no months');
    const sum = { month: second, kind: 'payment' as const, tax: cents(100), shares: 1 };
    const { rows } = taxReport(
      [first, second],
      [
        { ...sum, taxTenThousandths: 800 },
        { ...sum, taxTenThousandths: 700, kind: 'refund', tax: cents(-30) },
        { ...sum, taxTenThousandths: 700 },
      ],
    );
    expect(rows.map(({ month, taxTenThousandths, net }) => [month, taxTenThousandths, net])).toEqual([
      [first, null, 0],
      [second, 700, 70],
      [second, 800, 100],
    ]);
  });

  it('takes the day at the house, where a month ends hours after midnight in Greenwich', () => {
    const lastEvening = new Date('2027-02-01T04:59:59Z');
    expect(monthOf(dateInZone(lastEvening, 'America/New_York'))).toBe('2027-01');
    expect(monthOf(dateInZone(new Date('2027-02-01T05:00:00Z'), 'America/New_York'))).toBe('2027-02');
  });
});
