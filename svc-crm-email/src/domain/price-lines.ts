import type { Quote } from '@getaway/contracts/http/quote';
import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';

/** One line of a price as guests read it. Amounts are dollars; a discount is negative. */
export type PriceLine =
  | {
      readonly kind: 'night';
      readonly date: CalendarDate;
      readonly label: string;
      readonly amount: number;
    }
  | { readonly kind: 'extra'; readonly label: string; readonly amount: number };

/** The lines of a stored quote, in the order that they add up to its total. */
export function priceLines(quote: Quote): PriceLine[] {
  const extra = (label: string, amount: number): PriceLine => ({ kind: 'extra', label, amount });
  const named = ({ name, price }: { name: string; price: number }): PriceLine => extra(name, price);
  return [
    ...quote.nights.map(({ date, rate, surcharge, label }): PriceLine => ({
      kind: 'night',
      date: calendarDate(date),
      label,
      amount: (Math.round(rate * 100) + Math.round(surcharge * 100)) / 100,
    })),
    ...quote.addOns.map(named),
    ...quote.packages.map(named),
    extra('Cleaning fee', quote.cleaningFee),
    ...(quote.discount > 0
      ? [extra(quote.promo ? `Discount ${quote.promo.code}` : 'Discount', -quote.discount)]
      : []),
    ...(quote.cardFee > 0 ? [extra('Card processing 2.5%', quote.cardFee)] : []),
    extra(`Tax ${percentage(quote.taxRate)}`, quote.tax),
  ];
}

/** 0.07 to 7%, 0.0725 to 7.25%. */
function percentage(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`;
}
