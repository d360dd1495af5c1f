import { expect } from 'vitest';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import type { House } from './house.ts';

/** A stay of two nights that a guest has paid by card. */
export async function paidStay(
  house: House,
  day: number,
  card?: string,
): Promise<{ id: string; total: string; paymentIntentId: string }> {
  const guest = house.browser();
  const request = intentFor(inDays(day), inDays(day + 2));
  const { body } = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  const { paymentIntentId } = body;
  await house.pay(paymentIntentId, card);
  expect((await guest.post('/api/complete-booking', { paymentIntentId })).status).toBe(200);
  const { rows } = await house.database.query<{ id: string; total: string }>(
    'SELECT id, total_price AS total FROM bookings WHERE payment_intent_id = $1',
    [paymentIntentId],
  );
  const [row] = rows;
  return { id: row?.id ?? '', total: row?.total ?? '', paymentIntentId };
}
