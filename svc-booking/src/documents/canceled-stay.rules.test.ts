import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addCents, cents, zeroCents, type Cents } from '@getaway/kernel/money';
import { keptOf, type LedgerEntry } from '../ledger/ledger-entry.rules.ts';
import { billOfKept, reversed } from './bill.rules.ts';
import { billingStateOfDeleted, draftInvoiceOfDeleted } from './deleted-booking.rules.ts';
import { totalOf, type Bill, type DocumentContent, type IssuedDocument } from './document.rules.ts';
import { draftCreditNote, isAllRefunded } from './draft-document.rules.ts';

const day = calendarDate('2027-05-03');
const house = {
  ...{ name: 'House', business: 'House LLC', address: 'Street 1', email: 'a@example.com' },
  ...{ phone: '1', taxId: null, paper: 'letter' as const },
};
const parties = {
  house,
  guest: { name: 'Sofia Fiorini', email: 'sofia@example.com' },
  stay: { bookingReference: 'ABCD2345', checkIn: day, checkOut: day, guests: 2 },
};

let last = 0;
const documentOf = (content: DocumentContent, correctsId: string | null = null): IssuedDocument => ({
  id: String((last += 1)),
  kind: content.kind,
  bookingId: 'booking',
  entryId: null,
  correctsId,
  issuedAt: new Date(0),
  issuedBy: null,
  snapshot: { ...content, number: String(last), issuedOn: day },
});
const entryOf = (kind: LedgerEntry['kind'], amount: number): LedgerEntry => ({
  ...{ id: String((last += 1)), bookingId: null, bookingReference: 'ABCD2345', kind, method: 'cash' },
  ...{ amount: cents(amount), status: 'succeeded', providerId: null, paymentIntentId: null },
  ...{ isUnclaimed: false, effectiveOn: day, note: null, recordedBy: null },
  ...{ occurredAt: new Date(0), createdAt: new Date(0) },
});

/** An accepted price with its tax. */
const priced = fc
  .record({ net: fc.integer({ min: 1, max: 1_000_000 }), rate: fc.integer({ min: 0, max: 2_500 }) })
  .map(({ net, rate }): Bill => {
    const tax = Math.round((net * rate) / 10_000);
    return {
      lines: [{ label: 'Night', amount: cents(net) }],
      taxes: tax === 0 ? [] : [{ label: 'Tax', tenThousandths: rate, amount: cents(tax) }],
      total: cents(net + tax),
    };
  });
/** Money that came and went; never more went than came. */
const moved = fc
  .array(
    fc.record({
      came: fc.integer({ min: 1, max: 900_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    {
      maxLength: 6,
    },
  )
  .map((moves) =>
    moves.flatMap(({ came, share }) => {
      const went = Math.round(came * share);
      return [entryOf('payment', came), ...(went > 0 ? [entryOf('refund', -went)] : [])];
    }),
  );
const sumOf = (documents: readonly IssuedDocument[]): Cents =>
  addCents(zeroCents, ...documents.map(({ snapshot }) => totalOf(snapshot)));

describe('a stay that does not take place', () => {
  it('is billed exactly what the house keeps, and its tax is never more than that of the price', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 2_000_000 }), (accepted, kept) => {
        const bill = billOfKept(accepted, cents(kept));
        const parts = [...bill.lines, ...bill.taxes].map(({ amount }) => amount);
        expect(addCents(zeroCents, ...parts)).toBe(kept);
        expect(bill.total).toBe(kept);
        for (const { amount } of bill.taxes) expect(amount).toBeGreaterThanOrEqual(0);
        expect(addCents(bill.total, reversed(bill).total)).toBe(0);
      }),
    );
  });

  it('has documents that add up to what was received less what was returned, whenever they are corrected', () => {
    fc.assert(
      fc.property(priced, fc.array(moved, { minLength: 1, maxLength: 3 }), (accepted, steps) => {
        let documents = [
          documentOf({ kind: 'invoice', ...parties, ...accepted, payments: [], balance: accepted.total }),
        ];
        let entries: LedgerEntry[] = [];
        for (const step of steps) {
          entries = [...entries, ...step];
          const subject = { documents, entries, timeZone: 'UTC' };
          const state = billingStateOfDeleted(subject);
          // Exactly what is charged needs no correction, though staff may make one.
          if (state.next !== 'none' && sumOf(documents) !== keptOf(entries)) {
            if (state.next !== 'invoice')
              documents = [...documents, documentOf(draftCreditNote(state.invoice), state.invoice.id)];
            if (state.next !== 'credit_note')
              documents = [...documents, documentOf(draftInvoiceOfDeleted(subject, state.bill))];
          }
          expect(sumOf(documents)).toBe(keptOf(entries));
          const newest = documents.at(-1)?.snapshot;
          if (newest?.kind === 'invoice' && newest.total !== accepted.total) expect(newest.balance).toBe(0);
        }
      }),
    );
  });
});

it('knows whether all that was paid went back', () => {
  const entries = [entryOf('payment', 10_000), entryOf('payment', 2_000)];
  expect(isAllRefunded({ entries: [] })).toBe(false);
  expect(isAllRefunded({ entries })).toBe(false);
  expect(isAllRefunded({ entries: [...entries, entryOf('refund', -11_999)] })).toBe(false);
  expect(isAllRefunded({ entries: [...entries, entryOf('refund', -12_000)] })).toBe(true);
});
