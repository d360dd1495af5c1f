import { addMilliseconds, hourMs, minuteMs, type Clock } from '@getaway/kernel/instant';
import { isDependencyUnavailable } from '@getaway/service-kit/dependency-unavailable';
import { unlimitedTime, type JobBudget } from '@getaway/service-kit/jobs';
import type { Logger } from '@getaway/service-kit/logger';
import type { Database } from '../database/database.ts';
import { dueRefunds, noteAsUnderWay, postponeRefund, type DueRefund } from './due-refunds.repository.ts';
import type { CardPayments } from './card-payments.client.ts';
import { recordMadeRefund } from './record-made-refund.ts';
import { recordOutsideRefunds } from './record-outside-refunds.ts';
import { refuseRefund } from './refuse-refund.ts';

interface PayRefundsDeps {
  readonly database: Database;
  readonly payments: CardPayments;
  readonly now: Clock;
  readonly timeZone: string;
  readonly logger: Logger;
}

/** Refunds for each run; the next minute takes more. */
const atOnce = 50;
/** The provider announces settled refunds by webhook; this check covers a lost one. */
const lookAgainMs = hourMs;
const longestWaitMs = 6 * hourMs;
/**
 * An outage of the provider says nothing about a refund, so the delay stays short and money does not wait for
 * hours afterwards.
 */
const longestWaitWhileAwayMs = 10 * minuteMs;

/**
 * Makes due refunds, each once, also across crashes: the provider is asked for the row's id before money
 * moves. Failed ones wait longer after each attempt, so that they do not hold up others.
 */
export async function payRefunds(
  deps: PayRefundsDeps,
  correlationId: string,
  budget: JobBudget = unlimitedTime,
): Promise<void> {
  for (const refund of await dueRefunds(deps.database.prisma, deps.now(), atOnce)) {
    if (!budget.hasTime()) return;
    try {
      await payRefund(deps, refund, correlationId);
    } catch (error) {
      await postpone(deps, refund, { error, isKeyUsed: false });
    }
  }
}

async function payRefund(deps: PayRefundsDeps, refund: DueRefund, correlationId: string): Promise<void> {
  const { id, paymentIntentId, amount, keyNumber } = refund;
  const outcome = await deps.payments.refund({
    id,
    paymentIntentId,
    amount,
    keyNumber,
    providerRefundId: refund.providerRefundId,
  });
  switch (outcome.status) {
    case 'made':
      return recordMadeRefund(deps, refund, { providerRefundId: outcome.providerRefundId, correlationId });
    case 'pending':
      return noteAsUnderWay(deps.database.prisma, id, {
        providerRefundId: outcome.providerRefundId,
        nextTryAt: addMilliseconds(deps.now(), lookAgainMs),
      });
    case 'not-now':
      return postpone(deps, refund, { error: outcome.error, isKeyUsed: true });
    case 'refused': {
      deps.logger.warn({ refundId: id }, 'the card provider refused a refund for good');
      // Records outside refunds first, so that the refunded amount is briefly too high rather than too low.
      await recordOutsideRefunds(deps, { paymentIntentId, correlationId });
      const { providerRefundId } = outcome;
      return refuseRefund(deps, { id, providerRefundId, evenMade: false, correlationId });
    }
    default:
      return outcome satisfies never;
  }
}

async function postpone(
  { database, now, logger }: PayRefundsDeps,
  { id, tries }: DueRefund,
  { error, isKeyUsed }: { error: unknown; isKeyUsed: boolean },
): Promise<void> {
  const longest = isDependencyUnavailable(error) ? longestWaitWhileAwayMs : longestWaitMs;
  const nextTryAt = addMilliseconds(now(), Math.min(minuteMs * 2 ** tries, longest));
  logger.error({ err: error, refundId: id, tries: tries + 1, nextTryAt }, 'refund failed; retrying');
  await postponeRefund(database.prisma, id, { nextTryAt, isKeyUsed });
}
