import { hasTax } from '@getaway/kernel/has-tax';
import { inPercent } from '@getaway/kernel/money';
import type { Quote } from './quote.ts';
import type { StayView } from './stay.ts';

/* The price lines that a guest sees, the same with and without JavaScript. Nothing is calculated here. */

export interface PriceLine {
  /** Unique within a list of lines. */
  readonly id: string;
  readonly label: string;
  /** In dollars; negative if it is subtracted. */
  readonly amount: string;
  readonly isStrong?: boolean;
}

type MoneyOfStay = Pick<StayView, 'status' | 'money' | 'ended'>;

/** The lines of a price, up to and including its total. */
export function quoteLines(quote: Quote): PriceLine[] {
  const { nights, packages, addOns, cleaningFee, discount, promo, cardFee, tax, taxRate } = quote;
  return [
    line(nights.length === 1 ? '1 night' : `${nights.length} nights`, quote.nightsTotal),
    ...(quote.stayDiscounts ?? []).map(({ label, amount }) => line(label, `-${amount}`)),
    ...[...packages, ...addOns].map(({ id, name, price }) => ({ id, label: name, amount: price })),
    ...(isAboveZero(cleaningFee) ? [line('Cleaning fee', cleaningFee)] : []),
    ...(isAboveZero(discount) ? [line(promo ? `Discount (${promo.code})` : 'Discount', `-${discount}`)] : []),
    ...(isAboveZero(cardFee) ? [line('Card fee', cardFee)] : []),
    ...(hasTax(quote) ? [line(`Tax ${inPercent(taxRate)}`, tax)] : []),
    { ...line('Total', quote.total), isStrong: true },
  ];
}

/** The lines below the total: what was paid and refunded, and what is left to pay. */
export function moneyLines({ money, ended }: MoneyOfStay): PriceLine[] {
  const { paid, returned, onItsWay, balance } = money;
  // An ended booking owes nothing.
  const owes = ended === null && isAboveZero(balance);
  const toReturn = ended?.toReturn ?? '0.00';
  if (!isAboveZero(paid)) return [];
  return [
    line(owes ? 'Paid so far' : 'Paid', paid),
    ...(isAboveZero(returned) ? [line('Refunded', `-${returned}`)] : []),
    ...(isAboveZero(onItsWay) ? [line('Refund on its way', `-${onItsWay}`)] : []),
    ...(isAboveZero(toReturn) ? [line('Still to be refunded', toReturn)] : []),
    ...(owes ? [{ ...line('Left to pay', balance), isStrong: true }] : []),
  ];
}

/** The one amount that matters most to the guest right now. */
export function mainAmount({ status, money, ended }: MoneyOfStay): { label: string; amount: string } {
  const { total, paid, balance, onItsWay, returned } = money;
  // A booking that ended unpaid owes nothing.
  if (ended !== null && !isAboveZero(paid)) return { label: 'Left to pay', amount: '0.00' };
  if (ended === null && isAboveZero(balance)) return { label: 'Left to pay', amount: balance };
  if (status === 'cancelled' && isAboveZero(onItsWay))
    return { label: 'On its way back to you', amount: onItsWay };
  if (ended !== null && isAboveZero(ended.toReturn)) return { label: 'We owe you', amount: ended.toReturn };
  if (status === 'cancelled' && isAboveZero(returned)) return { label: 'Refunded', amount: returned };
  if (ended !== null) return { label: 'Paid', amount: paid };
  return { label: isAboveZero(paid) ? 'Paid in full' : 'Total', amount: total };
}

function line(label: string, amount: string): PriceLine {
  return { id: label, label, amount };
}

function isAboveZero(dollars: string): boolean {
  return Number(dollars) > 0;
}
