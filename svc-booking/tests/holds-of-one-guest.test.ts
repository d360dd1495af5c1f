import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

const intentCall = '/api/create-booking-payment-intent';

describe('holds of one guest', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());

  const rowOf = async (paymentIntentId: string) => {
    const { rows } = await service.database.query<{ status: string; check_in: string }>(
      'SELECT status, check_in_date::text AS check_in FROM bookings WHERE payment_intent_id = $1',
      [paymentIntentId],
    );
    return rows[0];
  };

  it('are counted in the metrics, next to the outbox and inbox sizes', async () => {
    const metrics = async () => (await fetch(`${service.internalAddress}/metrics`)).text();
    await service.browser().post<IntentAnswer>(intentCall, intentFor(inDays(70), inDays(71)));
    const text = await metrics();
    const valueOf = (name: string) =>
      Number(new RegExp(`^${name.replaceAll('{', '\\{')}.*\\} (\\d+)$`, 'm').exec(text)?.[1]);
    expect(valueOf('getaway_holds{state="open"')).toBeGreaterThan(0);
    expect(valueOf('getaway_holds{state="expired"')).toBe(0);
    expect(valueOf('getaway_outbox_unsent')).toBeGreaterThanOrEqual(0);
    expect(valueOf('getaway_consumer_pending{consumer="svc-booking-guests"')).toBeGreaterThanOrEqual(0);
    expect(text).toContain(`route="${intentCall}",status="200"`);
  });

  it('cannot change once they are paid, and the paid stay is confirmed', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(10), inDays(11));
    const { body: first } = await guest.post<IntentAnswer>(intentCall, request);
    await service.pay(first.paymentIntentId);
    const moved = { ...request.bookingData, checkInDate: inDays(17), checkOutDate: inDays(18) };
    expect(await guest.post(intentCall, { ...request, bookingData: moved })).toMatchObject({
      status: 409,
      body: { type: 'hold-ended' },
    });
    expect(await rowOf(first.paymentIntentId)).toEqual({ status: 'confirmed', check_in: inDays(10) });
  });

  it('do not make a paid stay look available to the browser that paid it', async () => {
    const guest = service.browser();
    const { body } = await guest.post<IntentAnswer>(intentCall, intentFor(inDays(20), inDays(21)));
    await service.pay(body.paymentIntentId);
    await guest.post('/api/complete-booking', { paymentIntentId: body.paymentIntentId });
    const dates = { checkInDate: inDays(20), checkOutDate: inDays(21) };
    expect((await guest.post('/api/check-availability', dates)).body).toEqual({ available: false });
    const seen = await guest.get<{ unavailableDates: string[] }>('/api/unavailable-dates');
    expect(seen.body.unavailableDates).toContain(inDays(20));
  });

  it('are found by the cookie when a tab names an ended one', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(30), inDays(31));
    const live = await guest.post<IntentAnswer>(intentCall, request);
    const again = await guest.post<IntentAnswer>(intentCall, { ...request, holdId: 'one-that-ended' });
    expect(again).toMatchObject({ status: 200, body: { holdId: live.body.holdId } });
  });

  it('are not confirmed by a payment that is being refunded, even if the nights are available again', async () => {
    const { body } = await service
      .browser()
      .post<IntentAnswer>(intentCall, intentFor(inDays(40), inDays(41)));
    await service.pay(body.paymentIntentId);
    await service.database.query(`DELETE FROM unavailable_dates WHERE date = $1`, [inDays(40)]);
    await service.database.query(
      `UPDATE bookings SET status = 'cancelled', hold_expires_at = NULL WHERE payment_intent_id = $1`,
      [body.paymentIntentId],
    );
    const other = await service.browser().post<IntentAnswer>(intentCall, intentFor(inDays(40), inDays(41)));
    const complete = () =>
      service.browser().post('/api/complete-booking', { paymentIntentId: body.paymentIntentId });
    expect((await complete()).status).toBe(409);
    await service.database.query(`DELETE FROM unavailable_dates WHERE date = $1`, [inDays(40)]);
    await service.database.query(`UPDATE bookings SET status = 'cancelled' WHERE payment_intent_id = $1`, [
      other.body.paymentIntentId,
    ]);
    expect((await complete()).status).toBe(409);
    expect(await rowOf(body.paymentIntentId)).toMatchObject({ status: 'cancelled' });
  });
});
