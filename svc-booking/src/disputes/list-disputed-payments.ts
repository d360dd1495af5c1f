import type { Tx } from '../database/database.ts';
import { paymentsInOpenDispute } from './disputes.repository.ts';

/**
 * The payments whose disputes the cardholder's bank is deciding: the provider refuses to refund any part of them until then.
 * After a dispute was won, they can be refunded again.
 */
export function listDisputedPayments(
  tx: Tx,
  paymentIntentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return paymentsInOpenDispute(tx, paymentIntentIds);
}
