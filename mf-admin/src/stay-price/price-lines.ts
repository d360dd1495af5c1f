import type { Quote } from '@getaway/contracts/http/quote';
import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, centsFromDollars, decimalFromCents } from '@getaway/kernel/money';
import { formatDay, formatSpokenDay } from '@getaway/web-kit/format/dates';
import { formatRate, isPositive } from '@getaway/web-kit/format/money';

/** A line of a price. The lines of a quote add up to its total. */
export interface PriceLine {
  /** The same for the same line of two quotes. */
  readonly key: string;
  readonly label: string;
  /** Dollars; negative for a discount. */
  readonly amount: string;
}

/** All lines of a price, in the order in which it is calculated. */
export function priceLinesOf(quote: Quote): PriceLine[] {
  const { nights, addOns, packages, cleaningFee, discount, promo, cardFee, cardFeeRate, tax, taxRate } =
    quote;
  return [
    ...nights.map(({ date, rate, surcharge, label }) => ({
      key: `night ${date}`,
      label: nightLabel(calendarDate(date), label),
      amount: decimalFromCents(addCents(centsFromDollars(rate), centsFromDollars(surcharge))),
    })),
    ...(quote.stayDiscounts ?? []).map(({ kind, label, amount }) => ({
      key: `stay-discount ${kind}`,
      label,
      amount: `-${amount}`,
    })),
    ...packages.map(({ id, name, price }) => ({ key: `package ${id}`, label: name, amount: price })),
    ...addOns.map(({ id, name, price }) => ({ key: `add-on ${id}`, label: name, amount: price })),
    ...(isPositive(cleaningFee) ? [{ key: 'cleaning-fee', label: 'Cleaning fee', amount: cleaningFee }] : []),
    ...(isPositive(discount)
      ? [{ key: 'discount', label: promo ? `Discount ${promo.code}` : 'Discount', amount: `-${discount}` }]
      : []),
    ...(isPositive(cardFee) ? [{ key: 'card-fee', label: cardFeeLabel(cardFeeRate), amount: cardFee }] : []),
    { key: 'tax', label: rated('Tax', taxRate), amount: tax },
  ];
}

/** 'Mon, Dec 7', 'Sun, Feb 14 · Valentine’s Day'. The rate of its weekday, which the day itself says, is left out. */
function nightLabel(date: CalendarDate, label: string): string {
  const [rateName = '', ...others] = label.split(', ');
  const isOfDay = rateName === 'Weekday' || formatSpokenDay(date).startsWith(`${rateName},`);
  return [formatDay(date), ...(isOfDay ? [] : [rateName]), ...others].join(' · ');
}

/** The fee of a payment link is a share of the balance, not of the price, so it has no rate. */
function cardFeeLabel(rate: number | undefined): string {
  return rated('Card fee', rate === 0 ? undefined : rate);
}

/** A line of a change: what was accepted and what it becomes; null where there is no such line. */
export interface ComparedLine {
  readonly key: string;
  readonly label: string;
  readonly accepted: string | null;
  readonly changed: string | null;
}

/** The lines of two prices of one booking side by side, in the order of the calculation; nights by their date. */
export function comparePriceLines(accepted: Quote, changed: Quote): ComparedLine[] {
  const [before, after] = [priceLinesOf(accepted), priceLinesOf(changed)];
  const order = [...new Set([...before, ...after].map(({ key }) => key))].toSorted(byPlace);
  return order.map((key) => {
    const [old, fresh] = [before, after].map((lines) => lines.find((line) => line.key === key));
    const label = fresh?.label ?? old?.label ?? '';
    return { key, label, accepted: old?.amount ?? null, changed: fresh?.amount ?? null };
  });
}

const places = ['night', 'stay-discount', 'package', 'add-on', 'cleaning-fee', 'discount', 'card-fee', 'tax'];

function byPlace(a: string, b: string): number {
  const [kindA = '', kindB = ''] = [a.split(' ')[0], b.split(' ')[0]];
  const isNight = kindA === 'night' && kindB === 'night';
  return places.indexOf(kindA) - places.indexOf(kindB) || (isNight ? a.localeCompare(b) : 0);
}

function rated(name: string, rate: number | undefined): string {
  return rate === undefined ? name : `${name} (${formatRate(rate)})`;
}
