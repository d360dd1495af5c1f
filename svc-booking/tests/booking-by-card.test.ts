import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centsFromDollars } from '@getaway/kernel/money';
import { eventually } from '@getaway/testing/eventually';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

describe('booking a stay by card', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const bookingOf = async (paymentIntentId: string) => {
    const { rows } = await service.database.query<{
      status: string;
      entry_code: string | null;
      total_price: string;
      revision: number;
    }>('SELECT status, entry_code, total_price, revision FROM bookings WHERE payment_intent_id = $1', [
      paymentIntentId,
    ]);
    return rows[0];
  };
  const eventsOf = async (type: string) =>
    (await service.database.query('SELECT data FROM outbox_events WHERE type = $1', [type])).rowCount;

  it('charges the quoted total and confirms once, whether the webhook or the browser comes first', async () => {
    const guest = service.browser();
    const quote = await guest.post<{ total: string }>('/api/quote', {
      checkInDate: inDays(10),
      checkOutDate: inDays(12),
    });
    const intent = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', {
      ...intentFor(inDays(10), inDays(12)),
      totalAmount: quote.body.total,
    });
    expect(intent.status).toBe(200);
    expect(intent.body.quote.total).toBe(quote.body.total);

    const unpaid = await guest.post('/api/complete-booking', {
      paymentIntentId: intent.body.paymentIntentId,
    });
    expect(unpaid).toMatchObject({ status: 409, body: { type: 'payment-incomplete' } });

    const paid = await service.pay(intent.body.paymentIntentId);
    expect(paid.body).toMatchObject({
      status: 'succeeded',
      amount_received: centsFromDollars(quote.body.total),
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        guest.post('/api/complete-booking', { paymentIntentId: intent.body.paymentIntentId }),
      ),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(new Set(answers.map(({ body }) => body['bookingReference'])).size).toBe(1);
    await eventually(async () => {
      const { rows } = await service.database.query(
        `SELECT 1 FROM card_events WHERE type = 'payment_intent.succeeded' AND handled_at IS NOT NULL AND intent_id = $1`,
        [intent.body.paymentIntentId],
      );
      expect(rows).toHaveLength(1);
    });
    expect(await eventsOf('booking.confirmed')).toBe(1);
    const booking = await bookingOf(intent.body.paymentIntentId);
    expect(booking?.status).toBe('confirmed');
    expect(booking?.entry_code).toMatch(/^\d{6}$/);
  });

  it('is confirmed by the webhook alone when the browser is gone', async () => {
    const intent = await service
      .browser()
      .post<IntentAnswer>('/api/create-booking-payment-intent', intentFor(inDays(20), inDays(21)));
    await service.pay(intent.body.paymentIntentId);
    await eventually(async () =>
      expect(await bookingOf(intent.body.paymentIntentId)).toMatchObject({ status: 'confirmed' }),
    );
  });

  it('blocks the held nights for every other browser', async () => {
    const [holder, other] = [service.browser(), service.browser()];
    const intent = await holder.post<IntentAnswer>(
      '/api/create-booking-payment-intent',
      intentFor(inDays(30), inDays(32)),
    );
    const dates = { checkInDate: inDays(30), checkOutDate: inDays(32) };
    expect((await holder.post('/api/check-availability', dates)).body).toEqual({ available: true });
    expect((await other.post('/api/check-availability', dates)).body).toEqual({ available: false });
    const seen = await other.get<{ unavailableDates: string[] }>('/api/unavailable-dates');
    expect(seen.body.unavailableDates).toEqual(expect.arrayContaining([inDays(30), inDays(31)]));
    expect(seen.body.unavailableDates).not.toContain(inDays(32));
    expect(
      (await holder.get<{ unavailableDates: string[] }>('/api/unavailable-dates')).body.unavailableDates,
    ).not.toContain(inDays(30));

    const late = await other.post('/api/create-booking-payment-intent', intentFor(inDays(31), inDays(33)));
    expect(late).toMatchObject({ status: 409, body: { type: 'dates-taken', dates: [inDays(31)] } });
    expect(
      (await other.post('/api/check-availability', { checkInDate: inDays(32), checkOutDate: inDays(33) }))
        .body,
    ).toEqual({ available: true });
    expect(intent.status).toBe(200);
  });

  it('changes the one hold and replaces its intent when the guest changes their mind', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(40), inDays(42));
    const first = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
    const moved = {
      ...request,
      bookingData: { ...request.bookingData, checkInDate: inDays(41), checkOutDate: inDays(44) },
    };
    const second = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', {
      ...moved,
      holdId: first.body.holdId,
    });
    expect(second.body.holdId).toBe(first.body.holdId);
    expect(second.body.paymentIntentId).not.toBe(first.body.paymentIntentId);
    const seen = await service.browser().get<{ unavailableDates: string[] }>('/api/unavailable-dates');
    expect(seen.body.unavailableDates).toEqual(expect.arrayContaining([inDays(41), inDays(42), inDays(43)]));
    expect(seen.body.unavailableDates).not.toContain(inDays(40));
    const paid = await service.pay(second.body.paymentIntentId);
    expect(paid.body).toMatchObject({ amount_received: centsFromDollars(second.body.quote.total) });
  });

  it('refuses a total that differs from the quote, and returns the quote', async () => {
    const answer = await service
      .browser()
      .post<{ quote: { total: string } }>(
        '/api/create-booking-payment-intent',
        intentFor(inDays(60), inDays(61), { totalAmount: 1 }),
      );
    expect(answer).toMatchObject({ status: 409, body: { type: 'price-changed' } });
    expect(centsFromDollars(answer.body.quote.total)).toBeGreaterThan(30_000);
    expect(
      (
        await service
          .browser()
          .post('/api/check-availability', { checkInDate: inDays(60), checkOutDate: inDays(61) })
      ).body,
    ).toEqual({ available: true });
  });

  it('leaves no charge and keeps the hold when the card is declined', async () => {
    const guest = service.browser();
    const intent = await guest.post<IntentAnswer>(
      '/api/create-booking-payment-intent',
      intentFor(inDays(70), inDays(71)),
    );
    expect((await service.pay(intent.body.paymentIntentId, 'pm_card_chargeDeclined')).status).toBe(402);
    expect(await bookingOf(intent.body.paymentIntentId)).toMatchObject({
      status: 'pending',
      entry_code: null,
    });
    expect((await service.pay(intent.body.paymentIntentId)).body).toMatchObject({ status: 'succeeded' });
    await eventually(async () =>
      expect(await bookingOf(intent.body.paymentIntentId)).toMatchObject({ status: 'confirmed' }),
    );
  });

  it('lets one email address hold two stays and pay for a third without holding it', async () => {
    const email = 'hoarder@example.com';
    const ask = (from: number) => {
      const request = intentFor(inDays(from), inDays(from + 1));
      return service.browser().post<{ nightsHeld: boolean }>('/api/create-booking-payment-intent', {
        ...request,
        bookingData: { ...request.bookingData, email },
      });
    };
    const answers = [await ask(80), await ask(82), await ask(84)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.nightsHeld)).toEqual([true, true, false]);
  });

  it.each([
    ['an impossible date', { checkInDate: '2027-02-30' }, 'bookingData.checkInDate'],
    ['five guests', { numberOfGuests: 5 }, 'bookingData.numberOfGuests'],
    ['no name', { firstName: ' ' }, 'bookingData.firstName'],
    ['an end before the start', { checkOutDate: inDays(1) }, 'checkOutDate'],
    ['a stay in the past', { checkInDate: '2020-01-01', checkOutDate: '2020-01-03' }, 'checkInDate'],
  ])('refuses %s and names the field', async (_what, wrong, path) => {
    const request = intentFor(inDays(90), inDays(91));
    const answer = await service
      .browser()
      .post<{ errors: { path: string }[] }>('/api/create-booking-payment-intent', {
        ...request,
        bookingData: { ...request.bookingData, ...wrong },
      });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.path)).toContain(path);
  });
});
