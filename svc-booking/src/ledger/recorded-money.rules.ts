import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { zeroCents, type Cents } from '@getaway/kernel/money';
import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import { refundableByMethod, type LedgerEntry } from './ledger-entry.rules.ts';

/** Why money that staff recorded is refused. Nothing was written. */
export type RecordingFault =
  | { readonly reason: 'in-the-future'; readonly today: CalendarDate }
  /** More than came in by this method and was not returned yet. */
  | { readonly reason: 'more-than-came'; readonly left: Cents };

/** What is wrong with money that staff record, by the ledger of its booking. Undefined when nothing is. */
export function faultOfRecording(
  money: {
    readonly kind: 'payment' | 'refund';
    readonly amount: Cents;
    readonly method: RecordedMethod;
    readonly effectiveOn: CalendarDate;
  },
  entries: readonly LedgerEntry[],
  today: CalendarDate,
): RecordingFault | undefined {
  if (money.effectiveOn > today) return { reason: 'in-the-future', today };
  if (money.kind === 'payment') return undefined;
  const left = refundableByMethod(entries).find(({ method }) => method === money.method)?.amount;
  return left !== undefined && money.amount <= left
    ? undefined
    : { reason: 'more-than-came', left: left ?? zeroCents };
}
