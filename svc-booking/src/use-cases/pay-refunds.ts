import * as v from 'valibot';
import { paymentRefunded, refundReasonSchema } from '@getaway/contracts/events/payment';
import { decimalFromCents } from '@getaway/kernel/money';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { centsFromColumn } from '../data/column-values.ts';
import type { Database } from '../data/database.ts';
import type { CardPayments } from '../payments/card-payments.ts';

/** Carries out the refunds that were decided on. The row's id is the provider's idempotency key: once, whatever dies. */
export async function payRefunds(
  deps: { database: Database; payments: CardPayments; now: Clock; logger: Logger },
  correlationId: string,
): Promise<void> {
  const due = await deps.database.prisma.refund.findMany({
    where: { refundedAt: null },
    orderBy: { createdAt: 'asc' },
    take: 50,
  });
  for (const refund of due) {
    try {
      const amount = centsFromColumn(refund.amount);
      const { providerRefundId } = await deps.payments.refund({
        id: refund.id,
        paymentIntentId: refund.paymentIntentId,
        amount,
      });
      const now = deps.now();
      await deps.database.transact(async (tx, sql) => {
        const { count } = await tx.refund.updateMany({
          where: { id: refund.id, refundedAt: null },
          data: { refundedAt: now, providerRefundId },
        });
        if (count === 0) return;
        const { bookingId, bookingReference, guestName, email } = refund;
        if (bookingId !== null) {
          // Many, for a booking that was deleted while we talked to the provider is none.
          await tx.booking.updateMany({
            where: { id: bookingId },
            data: { refundedTotal: { increment: refund.amount } },
          });
        }
        await appendEvent(
          sql,
          paymentRefunded,
          {
            entityId: refund.id,
            revision: 1,
            bookingId,
            bookingReference,
            guestName,
            email,
            amount: decimalFromCents(amount),
            reason: v.parse(refundReasonSchema, refund.reason),
          },
          { correlationId, now },
        );
      });
    } catch (error) {
      deps.logger.error({ err: error, refundId: refund.id }, 'refund could not be made; trying again');
    }
  }
}
