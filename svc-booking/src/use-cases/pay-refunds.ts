import { paymentRefunded } from '@getaway/contracts/events/payment';
import { decimalFromCents } from '@getaway/kernel/money';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { lockBooking } from '../data/bookings.repository.ts';
import type { Database } from '../data/database.ts';
import { closeAsMade, dueRefunds, type DueRefund } from '../data/due-refunds.repository.ts';
import type { CardPayments } from '../payments/card-payments.ts';
import { recordOutsideRefunds } from './record-outside-refunds.ts';
import { refuseRefund } from './refuse-refund.ts';

interface PayRefundsDeps {
  readonly database: Database;
  readonly payments: CardPayments;
  readonly now: Clock;
  readonly logger: Logger;
}

/** So many at once; the next minute takes more. */
const atOnce = 50;

/** Carries out the refunds that were decided on. The row's id is the provider's idempotency key: once, whatever dies. */
export async function payRefunds(deps: PayRefundsDeps, correlationId: string): Promise<void> {
  for (const refund of await dueRefunds(deps.database.prisma, atOnce)) {
    try {
      await payRefund(deps, refund, correlationId);
    } catch (error) {
      deps.logger.error({ err: error, refundId: refund.id }, 'refund could not be made; trying again');
    }
  }
}

async function payRefund(deps: PayRefundsDeps, refund: DueRefund, correlationId: string): Promise<void> {
  const { id, paymentIntentId, amount } = refund;
  const outcome = await deps.payments.refund({ id, paymentIntentId, amount });
  switch (outcome.status) {
    case 'made':
      return recordAsMade(deps, refund, { providerRefundId: outcome.providerRefundId, correlationId });
    case 'refused':
      deps.logger.warn({ refundId: id }, 'the card provider refused a refund for good');
      // First what went back otherwise: in between too much counts as given, never too little.
      await recordOutsideRefunds(deps, { paymentIntentId, correlationId });
      return refuseRefund(deps, { id, providerRefundId: undefined, evenMade: false, correlationId });
    default:
      return outcome satisfies never;
  }
}

function recordAsMade(
  { database, now: clock }: PayRefundsDeps,
  refund: DueRefund,
  { providerRefundId, correlationId }: { providerRefundId: string; correlationId: string },
): Promise<void> {
  const now = clock();
  const { id: entityId, bookingId, bookingReference, guestName, email, reason } = refund;
  return database.transact(async (tx, sql) => {
    if (bookingId !== null) await lockBooking(tx, sql, { id: bookingId });
    if (!(await closeAsMade(tx, refund, { providerRefundId, now }))) return;
    const amount = decimalFromCents(refund.amount);
    const about = { bookingId, bookingReference, guestName, email };
    await appendEvent(
      sql,
      paymentRefunded,
      { entityId, revision: 1, ...about, amount, reason },
      { correlationId, now },
    );
  });
}
