import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import { unlimitedTime, type JobBudget } from '@getaway/service-kit/jobs';
import type { Logger } from '@getaway/service-kit/logger';
import { endStalePayments } from '../payment-links/end-stale-payments.ts';
import { listOpenIntents } from '../payment-links/list-open-intents.ts';
import { heldIntents } from './payment-intents.repository.ts';
import { unhandledEvents } from './card-events.repository.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';
import { followPayment } from './follow-payment.ts';
import { handleCardEvent } from './handle-card-event.ts';

/** How long the provider retries an undelivered event. Older ones were handled or recorded here. */
const lookBackMs = 3 * dayMs;

/** Checks payments of holds and balances at the provider, and fetches events that never arrived. */
export async function reconcilePayments(
  deps: ConfirmDeps & { logger: Logger },
  correlationId: string,
  budget: JobBudget = unlimitedTime,
): Promise<void> {
  const { prisma } = deps.database;
  for (const paymentIntentId of [...(await heldIntents(prisma)), ...(await listOpenIntents(prisma))]) {
    if (!budget.hasTime()) return;
    await orLater(deps.logger, { paymentIntentId }, () =>
      followPayment(deps, { paymentIntentId, correlationId }),
    );
  }
  await orLater(deps.logger, {}, () => endStalePayments(deps, correlationId));
  const events = await deps.payments.eventsSince(addMilliseconds(deps.now(), -lookBackMs));
  for (const event of await unhandledEvents(prisma, events.reverse())) {
    if (!budget.hasTime()) return;
    deps.logger.info(
      { event: event.id, type: event.type },
      'missed event of the card provider; processing it now',
    );
    await orLater(deps.logger, { event: event.id }, () => handleCardEvent(deps, event, correlationId));
  }
}

/** One failing payment does not stop the others from being checked. */
async function orLater(
  logger: Logger,
  about: Readonly<Record<string, string>>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.warn({ err: error, ...about }, 'payment could not be reconciled; retrying');
  }
}
