import { expect } from 'vitest';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import type { TestService } from './test-service.ts';

/** A stay of two nights that a guest has paid for by card. */
export async function paidStay(
  service: TestService,
  day: number,
  card?: string,
): Promise<{ id: string; total: string; paymentIntentId: string }> {
  const guest = service.browser();
  const request = intentFor(inDays(day), inDays(day + 2));
  const { body } = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  const { paymentIntentId } = body;
  await service.pay(paymentIntentId, card);
  expect((await guest.post('/api/complete-booking', { paymentIntentId })).status).toBe(200);
  const { rows } = await service.database.query<{ id: string; total: string }>(
    'SELECT id, total_price AS total FROM bookings WHERE payment_intent_id = $1',
    [paymentIntentId],
  );
  const [row] = rows;
  return { id: row?.id ?? '', total: row?.total ?? '', paymentIntentId };
}
