import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { expireHold } from './expire-hold.ts';
import { startTestService, type TestService } from './test-service.ts';

const path = '/api/create-booking-payment-intent';

describe('a write with an Idempotency-Key', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());

  const key = (value: string) => ({ 'idempotency-key': value });
  const holds = async () =>
    (await service.database.query<{ n: number }>('SELECT count(*)::int AS n FROM bookings')).rows[0]?.n;

  it('replays its first answer, with the hold’s cookie, to a browser that never received it', async () => {
    const body = intentFor(inDays(10), inDays(12));
    const first = await service.browser().post<IntentAnswer>(path, body, key('lost-in-a-tunnel-on-the-way'));
    const before = await holds();
    const browser = service.browser();
    const again = await browser.post<IntentAnswer>(path, body, key('lost-in-a-tunnel-on-the-way'));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(browser.cookies.get('hold')).toBe(first.body.holdId);
    expect(await holds()).toBe(before);
  });

  it('returns 422 when its key was used with another body', async () => {
    const body = intentFor(inDays(20), inDays(22));
    expect((await service.browser().post(path, body, key('k1'))).status).toBe(200);
    const other = await service.browser().post(path, intentFor(inDays(24), inDays(26)), key('k1'));
    expect(other).toMatchObject({ status: 422, body: { type: 'idempotency-key-reused' } });
  });

  it('replays a refusal too, and a malformed key returns 400', async () => {
    const body = intentFor(inDays(10), inDays(12));
    const refused = await service.browser().post(path, body, key('refused-under-this-key'));
    expect(refused).toMatchObject({ status: 409, body: { type: 'dates-taken' } });
    await service.database.query('DELETE FROM unavailable_dates WHERE date < $1', [inDays(12)]);
    const again = await service.browser().post(path, body, key('refused-under-this-key'));
    expect(again).toMatchObject({ status: 409, body: { dates: refused.body['dates'] } });
    const badKey = await service.browser().post(path, body, key('x'.repeat(256)));
    expect(badKey).toMatchObject({ status: 400, body: { type: 'invalid-request' } });
    const dates = { checkInDate: inDays(10), checkOutDate: inDays(12) };
    const remembersNothing = await service.browser().post('/api/quote', dates, key('x'.repeat(5_000)));
    expect(remembersNothing).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'Idempotency-Key', message: '1 to 255 visible ASCII characters' }] },
    });
  });

  it('runs once for twenty concurrent calls, and asks early ones to retry', async () => {
    const body = intentFor(inDays(30), inDays(32));
    const before = (await holds()) ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.browser().post(path, body, key('twenty-at-the-same-time'))),
    );
    expect(await holds()).toBe(before + 1);
    const early = answers.filter(({ status }) => status !== 200);
    expect(early.every(({ body: problem }) => problem['type'] === 'in-progress')).toBe(true);
    expect(early.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true);
    expect(early.length).toBeLessThan(20);
  });

  it('gets a new answer when the first one’s hold has ended, and the first answer while the hold is paid with it', async () => {
    const body = intentFor(inDays(34), inDays(36));
    const again = key('repeated-after-it-expired');
    const browser = service.browser();
    const first = await browser.post<IntentAnswer>(path, body, again);
    await expireHold(service, first.body.holdId);
    const second = await browser.post<IntentAnswer>(path, body, again);
    expect(second.status).toBe(200);
    expect(second.body.paymentIntentId).not.toBe(first.body.paymentIntentId);
    expect((await service.pay(second.body.paymentIntentId)).status).toBe(200);
    const complete = { paymentIntentId: second.body.paymentIntentId };
    expect((await browser.post('/api/complete-booking', complete)).status).toBe(200);
    expect((await browser.post<IntentAnswer>(path, body, again)).body).toEqual(second.body);
  });

  it('is run again while a payment is not complete, and after an internal error', async () => {
    const guest = service.browser();
    const { body } = await guest.post<IntentAnswer>(path, intentFor(inDays(40), inDays(42)));
    const complete = () =>
      guest.post(
        '/api/complete-booking',
        { paymentIntentId: body.paymentIntentId },
        key('completes-one-booking'),
      );
    expect(await complete()).toMatchObject({ status: 409, body: { type: 'payment-incomplete' } });
    await service.pay(body.paymentIntentId);
    expect((await complete()).status).toBe(200);

    const stay = intentFor(inDays(50), inDays(52));
    const faulty = key('meets-a-broken-database');
    await service.database.query('ALTER TABLE booking_addons RENAME TO booking_addons_away');
    expect((await service.browser().post(path, stay, faulty)).status).toBe(500);
    await service.database.query('ALTER TABLE booking_addons_away RENAME TO booking_addons');
    expect((await service.browser().post(path, stay, faulty)).status).toBe(200);
  });

  it('is taken over from a crashed owner, and forgotten after a day', async () => {
    const body = intentFor(inDays(60), inDays(62));
    const age = (how: string) =>
      service.database.query(
        `UPDATE idempotent_answers SET created_at = now() - $1::interval, body = CASE WHEN $1 = '3 minutes' THEN NULL ELSE body END`,
        [how],
      );
    const send = async () =>
      (await service.browser().post(path, body, key('whose-owner-died-midway'))).status;
    expect(await send()).toBe(200);
    await service.database.query('DELETE FROM bookings');
    await age('3 minutes');
    expect(await send()).toBe(200);
    await age('25 hours');
    expect(await send()).toBe(200);
    // Runs again, and the key finds the same hold.
    const { rows } = await service.database.query('SELECT revision FROM bookings WHERE check_in_date = $1', [
      inDays(60),
    ]);
    expect(rows).toEqual([{ revision: 2 }]);
  });

  it('finds the reservation that it made before its owner crashed', async () => {
    const { bookingData } = intentFor(inDays(70), inDays(72));
    const send = () =>
      service
        .browser()
        .post('/api/create-alternative-booking', { bookingData }, key('reserved-and-never-told-so'));
    const first = await send();
    expect(first.status).toBe(200);
    await service.database.query(
      `UPDATE idempotent_answers SET body = NULL, status = NULL, created_at = now() - interval '3 minutes'`,
    );
    const again = await send();
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
});
