import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { markHandled, storeEvent } from './card-events.repository.ts';
import type { WebhookEvent } from './webhook-event.client.ts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';
import { followPayment } from './follow-payment.ts';
import { recordOutsideRefunds } from './record-outside-refunds.ts';

/**
 * Stores a card provider's event before its effect, and applies the effect once, however often the event
 * arrives.
 */
export async function handleCardEvent(
  deps: ConfirmDeps,
  event: WebhookEvent,
  correlationId: string,
): Promise<void> {
  const { prisma } = deps.database;
  if ((await storeEvent(sqlOfPrisma(prisma), event)).handled) return;
  if (event.intentId !== undefined) {
    const about = { paymentIntentId: event.intentId, correlationId };
    await followPayment(deps, about);
    if (/^(?:charge\.)?refund/.test(event.type)) await recordOutsideRefunds(deps, about);
    if (event.type.startsWith('charge.dispute.')) await followDisputes(deps, about);
  }
  await markHandled(prisma, event.id, deps.now());
}
