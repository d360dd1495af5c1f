import type { StayCancellationPreview, StayView } from '@getaway/contracts/http/stay';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { isArranged } from './stay-words.ts';

/** What a guest reads of the money before canceling. */
export function moneyBackWords(
  { refund, reason }: Pick<StayCancellationPreview, 'refund' | 'reason'>,
  view: Pick<StayView, 'status' | 'money'>,
): string {
  if (isPositive(refund)) return `We’ll refund ${formatTotal(refund)}.`;
  if (isArranged(view)) return 'No refund is made automatically.';
  if (reason !== 'nothing-paid') return 'Nothing will be refunded.';
  return isPositive(view.money.total)
    ? 'You haven’t paid anything, so there’s nothing to refund.'
    : 'Your stay cost nothing, so there’s nothing to refund.';
}
