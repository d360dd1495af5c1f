import type { StayView } from '@getaway/contracts/http/stay';
import type { StayCancellationPreview } from '@getaway/contracts/http/stay-cancellation';
import { refundWaysWords } from '@getaway/contracts/http/stay-refund-words';
import { isPositive } from '@getaway/web-kit/format/money';
import { isArranged } from './stay-words.ts';

/** What a guest reads of the money before canceling. */
export function moneyBackWords(
  preview: Pick<StayCancellationPreview, 'refund' | 'toCard' | 'byHouse' | 'reason'>,
  view: Pick<StayView, 'status' | 'money'>,
): string {
  if (isPositive(preview.refund)) return refundWaysWords(preview);
  if (isArranged(view)) return 'No refund is made automatically.';
  if (preview.reason !== 'nothing-paid') return 'Nothing will be refunded.';
  return isPositive(view.money.total)
    ? 'You haven’t paid anything, so there’s nothing to refund.'
    : 'Your stay cost nothing, so there’s nothing to refund.';
}
