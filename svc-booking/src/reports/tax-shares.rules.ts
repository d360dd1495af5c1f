import type { EntryKind } from '@getaway/contracts/http/ledger';
import type { TaxShareKind } from '@getaway/contracts/http/reports';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, cents, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';

/** The tax and the total that a booking's guest accepted. */
export interface TaxTerms {
  readonly tax: Cents;
  readonly total: Cents;
  readonly taxTenThousandths: number;
}

/** A final ledger entry whose tax is not shared out yet. */
export interface UnsharedEntry {
  readonly number: string;
  readonly kind: EntryKind;
  readonly amount: Cents;
  readonly effectiveOn: CalendarDate;
}

export interface NewTaxShare {
  /** Null for an amendment. */
  readonly entryNumber: string | null;
  readonly kind: TaxShareKind;
  readonly effectiveOn: CalendarDate;
  readonly taxTenThousandths: number;
  readonly amount: Cents;
  readonly tax: Cents;
}

/** The sums of the shares that a booking has. */
export interface SharedSoFar {
  readonly amount: Cents;
  readonly tax: Cents;
  readonly taxTenThousandths: number;
}

/**
 * The tax in money that was received and not returned: its part of the total, rounded half up. All of the tax when exactly
 * the total was paid; more when the guest overpaid, which goes back with the surplus.
 */
export function taxIn(held: Cents, { tax, total }: Pick<TaxTerms, 'tax' | 'total'>): Cents {
  if (held <= 0 || total <= 0) return zeroCents;
  const [amount, whole] = [BigInt(held) * BigInt(tax), BigInt(total)];
  return cents(Number((amount * 2n + whole) / (whole * 2n)));
}

/**
 * The shares of entries in the order in which they were added. Each share is what the entry changes of the tax in the
 * money held, so the shares of a booking always add up to that, to the cent. Earlier shares never change: what an
 * amendment changes of the tax in money held is a share of its own, on the amendment's day.
 */
export function shareOutTax(booking: {
  /** Undefined when the booking was deleted: what goes back takes its part of the tax along. */
  readonly terms: TaxTerms | undefined;
  /** Undefined when nothing is shared out yet. */
  readonly shared: SharedSoFar | undefined;
  readonly entries: readonly UnsharedEntry[];
  readonly amendedOn: CalendarDate;
}): NewTaxShare[] {
  const { terms, shared, entries, amendedOn } = booking;
  const rule = terms ?? termsOfDeleted(shared);
  const { taxTenThousandths } = rule;
  let held = shared?.amount ?? zeroCents;
  let tax = shared?.tax ?? zeroCents;
  const shareUntil = (amount: Cents): Cents => {
    // Money that comes for a deleted booking pays for no stay.
    const target = taxIn(terms ? amount : cents(Math.min(amount, rule.total)), rule);
    const share = subtractCents(target, tax);
    tax = target;
    return share;
  };
  const change = shareUntil(held);
  const amendment: NewTaxShare[] =
    change === 0
      ? []
      : [
          {
            entryNumber: null,
            kind: 'amendment',
            effectiveOn: amendedOn,
            taxTenThousandths,
            amount: zeroCents,
            tax: change,
          },
        ];
  const shares = entries.map(({ number, kind, amount, effectiveOn }): NewTaxShare => {
    held = addCents(held, amount);
    return { entryNumber: number, kind, effectiveOn, taxTenThousandths, amount, tax: shareUntil(held) };
  });
  return [...amendment, ...shares];
}

function termsOfDeleted(shared: SharedSoFar | undefined): TaxTerms {
  if (!shared) return { tax: zeroCents, total: zeroCents, taxTenThousandths: 0 };
  return { tax: shared.tax, total: shared.amount, taxTenThousandths: shared.taxTenThousandths };
}
