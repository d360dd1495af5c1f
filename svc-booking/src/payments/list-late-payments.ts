import type { Database } from '../database/database.ts';
import { latePaymentsSince, type LatePayment } from './refunds.repository.ts';

/** The most that one list can usefully show. */
const mostListed = 20;

/** Payments since a moment that have no booking, with the status of their refunds, newest first. */
export function listLatePayments(deps: { database: Database }, since: Date): Promise<LatePayment[]> {
  return latePaymentsSince(deps.database.prisma, since, mostListed);
}
