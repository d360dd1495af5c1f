import { formatTotal, isPositive } from '@getaway/web-kit/format/money';

/** What a guest reads after canceling: the card provider returns its part at once, the house its part by hand. */
export function canceledWords({ toCard, byHouse }: { toCard: string; byHouse: string }): string {
  return [
    'Your booking is canceled.',
    isPositive(toCard) && `${formatTotal(toCard)} is on its way back to your card.`,
    isPositive(byHouse) && `We’ll return ${formatTotal(byHouse)} the way you paid.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
