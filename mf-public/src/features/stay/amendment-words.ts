import { formatTotal, isPositive } from '@getaway/web-kit/format/money';

/** '-20.00' to 'You save' and '$20.00'. */
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
