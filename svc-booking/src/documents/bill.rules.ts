import type { Quote } from '@getaway/contracts/http/quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import {
  addCents,
  cents,
  centsFromDollars,
  subtractCents,
  zeroCents,
  type Cents,
} from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { nightInWords, percentInWords } from './document-words.rules.ts';
import type { Bill, DocumentLine, DocumentTax } from './document.rules.ts';

/**
 * What the guest of a booking is charged: its accepted lines. Of a canceled stay only what the house keeps is charged, with
 * its share of the tax. Undefined when nothing is charged, or the guest is still booking.
 */
export function billOf(
  booking: Pick<BookingRecord, 'status' | 'holdExpiresAt' | 'quote'>,
  kept: Cents,
): Bill | undefined {
  if (booking.status === 'pending' && booking.holdExpiresAt !== null) return undefined;
  if (booking.status === 'cancelled')
    return kept > 0 ? billOfKept(billOfQuote(booking.quote), kept) : undefined;
  const bill = billOfQuote(booking.quote);
  return bill.lines.length === 0 ? undefined : bill;
}

/**
 * What the house keeps of a stay that does not take place. The tax is contained in it, in the proportion in which it was in
 * the accepted price.
 */
export function billOfKept(
  {
    total,
    taxes: accepted,
    keptAs = 'Canceled stay, amount kept under the cancellation policy',
  }: Pick<Bill, 'total' | 'taxes'> & { readonly keptAs?: string },
  kept: Cents,
): Bill {
  const taxes = accepted.map((tax) => ({
    ...tax,
    amount: total > 0 ? cents(Math.round((kept * tax.amount) / total)) : zeroCents,
  }));
  const share = addCents(zeroCents, ...taxes.map(({ amount }) => amount));
  return { lines: [{ label: keptAs, amount: subtractCents(kept, share) }], taxes, total: kept };
}

/** The same bill with the opposite sign. */
export function reversed({ lines, taxes, total }: Bill): Bill {
  const opposite = <Line extends DocumentLine>(line: Line): Line => ({ ...line, amount: minus(line.amount) });
  return { lines: lines.map(opposite), taxes: taxes.map(opposite), total: minus(total) };
}

interface Billed extends Bill {
  readonly guest: { readonly name: string };
  readonly stay: { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };
}

/** Whether two invoices charge the same: a guest who was erased, or money that came since, does not change one. */
export function isSameBill(left: Billed, right: Billed, options: { readonly isErased: boolean }): boolean {
  const charged = ({ lines, taxes, total, guest, stay }: Billed) => [
    lines.map(({ label, amount }) => [label, amount]),
    taxes.map(({ label, amount, tenThousandths }) => [label, amount, tenThousandths]),
    total,
    options.isErased ? '' : guest.name,
    stay.checkIn,
    stay.checkOut,
  ];
  return JSON.stringify(charged(left)) === JSON.stringify(charged(right));
}

function billOfQuote(quote: Quote): Bill {
  const [discount, cardFee] = [centsFromDollars(quote.discount), centsFromDollars(quote.cardFee)];
  const [cleaningFee, tax] = [centsFromDollars(quote.cleaningFee), centsFromDollars(quote.tax)];
  const named = ({ name, price }: Quote['addOns'][number]): DocumentLine => ({
    label: name,
    amount: centsFromDollars(price),
  });
  // A payment by link adds a fee for its own amount, of which the rate says nothing.
  const { cardFeeRate, linkCardFee } = quote;
  const rate =
    cardFeeRate === undefined || linkCardFee !== undefined ? '' : ` (${percentInWords(cardFeeRate)})`;
  return {
    lines: [
      ...quote.nights.map((night) => ({
        label: `${nightInWords(night.date)} · ${night.label}`,
        amount: addCents(centsFromDollars(night.rate), centsFromDollars(night.surcharge)),
      })),
      ...(quote.stayDiscounts ?? []).map((each) => ({
        label: each.label,
        amount: minus(centsFromDollars(each.amount)),
      })),
      ...quote.addOns.map(named),
      ...quote.packages.map(named),
      ...(cleaningFee > 0 ? [{ label: 'Cleaning fee', amount: cleaningFee }] : []),
      ...(discount > 0
        ? [{ label: quote.promo ? `Discount ${quote.promo.code}` : 'Discount', amount: minus(discount) }]
        : []),
      ...(cardFee > 0 ? [{ label: `Card fee${rate}`, amount: cardFee }] : []),
    ],
    taxes: taxesOf(quote, tax),
    total: centsFromDollars(quote.total),
  };
}

function taxesOf({ taxRate }: Quote, amount: Cents): DocumentTax[] {
  const tenThousandths = Math.round(taxRate * 10_000);
  if (tenThousandths === 0 && amount === 0) return [];
  return [{ label: `Tax (${percentInWords(taxRate)})`, tenThousandths, amount }];
}

function minus(amount: Cents): Cents {
  return subtractCents(zeroCents, amount);
}
