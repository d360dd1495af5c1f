import type { Quote } from '@getaway/contracts/http/quote';
import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { hasTax } from '@getaway/kernel/has-tax';
import { addCents, centsFromDollars, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';

export interface NightLine {
  readonly kind: 'night';
  readonly date: CalendarDate;
  /** The name of its rate, with a special one: 'Sunday, Valentine’s Day'. */
  readonly label: string;
  readonly amount: Cents;
}

/** One line of a price as guests read it. A discount is negative. */
export type PriceLine =
  | NightLine
  | { readonly kind: 'extra'; readonly label: string; readonly amount: Cents };

/** The lines of a stored quote, in the order in which they add up to its total. */
export function priceLines(quote: Quote): PriceLine[] {
  const extra = (label: string, amount: Cents): PriceLine => ({ kind: 'extra', label, amount });
  const [discount, cardFee] = [centsFromDollars(quote.discount), centsFromDollars(quote.cardFee)];
  const cleaningFee = centsFromDollars(quote.cleaningFee);
  const named = ({ name, price }: { name: string; price: string }): PriceLine =>
    extra(name, centsFromDollars(price));
  return [
    ...quote.nights.map(({ date, rate, surcharge, label }): PriceLine => ({
      kind: 'night',
      date: calendarDate(date),
      label,
      amount: addCents(centsFromDollars(rate), centsFromDollars(surcharge)),
    })),
    ...(quote.stayDiscounts ?? []).map((each) =>
      extra(each.label, subtractCents(zeroCents, centsFromDollars(each.amount))),
    ),
    ...quote.addOns.map(named),
    ...quote.packages.map(named),
    ...(cleaningFee > 0 ? [extra('Cleaning fee', cleaningFee)] : []),
    ...(discount > 0
      ? [extra(quote.promo ? `Discount ${quote.promo.code}` : 'Discount', subtractCents(zeroCents, discount))]
      : []),
    ...(cardFee > 0 ? [extra('Card fee', cardFee)] : []),
    ...(hasTax(quote) ? [extra(`Tax ${percentage(quote.taxRate)}`, centsFromDollars(quote.tax))] : []),
  ];
}

/** 0.07 to 7%, 0.0725 to 7.25%. */
function percentage(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`;
}
