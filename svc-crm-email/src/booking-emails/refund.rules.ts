import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRefunded } from '@getaway/contracts/events/payment';

type Refund = EventData<typeof paymentRefunded>;

export function refundGuestKey({ entityId }: Refund): string {
  return `refund-guest:${entityId}`;
}

export function refusedRefundKey({ entityId }: Refund): string {
  return `refund-refused:${entityId}`;
}
