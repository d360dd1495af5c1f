import type { Quote } from '@getaway/contracts/http/quote';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';

/** Turns '-20.00' into 'You save' and '$20.00'. */
export function differenceWords(difference: string): { label: string; amount: string } {
  if (difference.startsWith('-')) return { label: 'You save', amount: formatTotal(difference.slice(1)) };
  return isPositive(difference)
    ? { label: 'Difference', amount: `+${formatTotal(difference)}` }
    : { label: 'Difference', amount: 'No change' };
}

/** What was done, and what it means for the guest's money. */
export function amendedWords(done: string, { refund, due }: { refund: string; due: string }): string {
  if (isPositive(refund)) return `${done} We’re refunding ${formatTotal(refund)} to your card.`;
  return isPositive(due) ? `${done} ${formatTotal(due)} is left to pay.` : done;
}

type Parts = Pick<Quote, 'tax' | 'cardFee'>;

/** A sentence that says whether the difference includes tax and the card fee. Empty if it includes neither, or is 0. */
export function includedWords(difference: string, booked: Parts, changed: Parts): string {
  const parts = [
    ...(changed.tax === booked.tax ? [] : ['tax']),
    ...(changed.cardFee === booked.cardFee ? [] : ['the card fee']),
  ];
  if (parts.length === 0 || Number(difference) === 0) return '';
  return `${isPositive(difference) ? 'The difference' : 'What you save'} includes ${parts.join(' and ')}.`;
}
