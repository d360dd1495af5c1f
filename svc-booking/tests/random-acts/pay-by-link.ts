import type { LinkedBooking, StaffPaymentLink } from '@getaway/contracts/http/payment-links';
import type { Random } from '@getaway/testing/seeded-random';
import type { StaffedService } from '../staffed-service.ts';

/** Staff email a payment link, and its guest pays by it. The page may close before it learns about the payment. */
export async function payByLink(service: StaffedService, random: Random, bookingId: string): Promise<void> {
  const { staff } = service;
  const path = `/api/admin/bookings/${bookingId}/payment-link`;
  const { offer } = (await staff.get<Partial<StaffPaymentLink>>(path)).body;
  if (!offer || (await staff.post(path, { amount: offer.amount })).status !== 201) return;
  const { rows } = await service.database.query<{ token: string }>(
    `SELECT data->>'token' AS token FROM outbox_events
     WHERE type = 'payment.link_sent' AND data->>'bookingId' = $1 ORDER BY position DESC LIMIT 1`,
    [bookingId],
  );
  const token = rows[0]?.token;
  const guest = service.browser();
  const { due } = (await guest.post<Partial<LinkedBooking>>('/api/payment-links/view', { token })).body;
  if (!due) return;
  const started = await guest.post<{ paymentIntentId: string }>('/api/payment-links/payment-intent', {
    token,
    amount: Number(due.amount),
  });
  if (started.status !== 200) return;
  await service.pay(started.body.paymentIntentId);
  if (random.chance(0.5)) await guest.post('/api/payment-links/settle', { token });
}
