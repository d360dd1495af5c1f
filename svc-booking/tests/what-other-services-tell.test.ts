import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import { inDays, intentFor } from './guests.ts';
import { startServiceWithBroker, type ServiceWithBroker } from './service-with-broker.ts';
import { staffOf } from './staff.ts';

let service: ServiceWithBroker;
beforeAll(async () => {
  service = await startServiceWithBroker();
});
afterAll(() => service.stop());

const unavailable = async () =>
  (await service.browser().get<{ unavailableDates: string[] }>('/api/unavailable-dates')).body
    .unavailableDates;

describe('a newsletter code', () => {
  const subscribed = (code: string) => ({ entityId: `of-${code}`, revision: 1, code });
  const monday = () => {
    const soon = inDays(20);
    return addDays(soon, (8 - weekdayOf(soon)) % 7);
  };
  const ask = (promoCode: string, nights = 2, weeks = 0) => {
    const from = addDays(monday(), weeks * 7);
    const request = intentFor(from, addDays(from, nights));
    return service
      .browser()
      .post<{ quote: { discount: string; promo: { name: string } } }>('/api/create-booking-payment-intent', {
        ...request,
        bookingData: { ...request.bookingData, promoCode },
      });
  };

  it('takes fifty dollars off, once, Monday to Thursday', async () => {
    await service.publish('newsletter.subscribed', {
      ...subscribed('ESCAPE-AB12CD'),
      email: 'ada@example.com',
    });
    await eventually(async () => {
      const answer = await service.browser().post('/api/validate-promo-code', { code: 'escape-ab12cd' });
      expect(answer.body).toMatchObject({ valid: true, discountType: 'fixed', discountValue: '50.00' });
    });
    expect(await ask('ESCAPE-AB12CD', 5)).toMatchObject({ status: 422, body: { reason: 'weekdays-only' } });
    expect((await ask('ESCAPE-AB12CD')).body.quote).toMatchObject({
      discount: '50.00',
      promo: { name: 'Weekday Escape' },
    });
    expect(await ask('ESCAPE-AB12CD', 2, 1)).toMatchObject({ status: 422, body: { reason: 'used-up' } });
  });

  it('takes off the amount that it was offered with', async () => {
    await service.publish('newsletter.subscribed', { ...subscribed('ESCAPE-CCCCCC'), amount: 75 });
    await eventually(async () => {
      const answer = await service.browser().post('/api/validate-promo-code', { code: 'ESCAPE-CCCCCC' });
      expect(answer.body).toMatchObject({ valid: true, discountType: 'fixed', discountValue: '75.00' });
    });
    await service.database.query(`DELETE FROM promotion_codes WHERE code = 'ESCAPE-CCCCCC'`);
  });

  it('is behind a filter in the staff’s list, and stores no address', async () => {
    const staff = await staffOf(service);
    const codes = async (query: string) =>
      (await staff.get<{ code: string; source: string }[]>(`/api/admin/promo-codes${query}`)).body;
    expect(await codes('')).toEqual([]);
    expect(await codes('?source=newsletter')).toMatchObject([
      { code: 'ESCAPE-AB12CD', source: 'newsletter', maxUses: 1, weekdaysOnly: true },
    ]);
    const { rows } = await service.database.query('SELECT * FROM promotion_codes');
    expect(JSON.stringify(rows)).not.toContain('ada@example.com');
  });

  it('is announced again without being created again', async () => {
    const twice = randomUUID();
    await service.publish('newsletter.subscribed', subscribed('ESCAPE-AAAAAA'), twice);
    await service.publish('newsletter.subscribed', subscribed('ESCAPE-AAAAAA'), twice);
    await service.publish('newsletter.subscribed', { ...subscribed('ESCAPE-AB12CD'), revision: 2 });
    await service.publish('newsletter.subscribed', subscribed('ESCAPE-BBBBBB'));
    await eventually(async () => {
      const { rows } = await service.database.query<{ code: string; uses: number }>(
        'SELECT code, uses FROM promotion_codes ORDER BY code',
      );
      expect(rows).toEqual([
        { code: 'ESCAPE-AAAAAA', uses: 0 },
        { code: 'ESCAPE-AB12CD', uses: 1 },
        { code: 'ESCAPE-BBBBBB', uses: 0 },
      ]);
    });
    const parked = await service.database.query('SELECT 1 FROM refused_messages');
    expect(parked.rowCount).toBe(0);
  });
});

describe('a stay on another platform', () => {
  const tell = (revision: number, state: object, entityId = 'external-1') =>
    service.publish('external_nights.changed', { entityId, revision, ...state });
  const present = (from: number, to: number) => ({ status: 'present', from: inDays(from), to: inDays(to) });

  it('blocks its nights for guests, and moves them when it changes', async () => {
    await tell(1, present(60, 62));
    await eventually(async () =>
      expect(await unavailable()).toEqual(expect.arrayContaining([inDays(60), inDays(61)])),
    );
    const check = (from: number, to: number) =>
      service.browser().post('/api/check-availability', {
        checkInDate: inDays(from),
        checkOutDate: inDays(to),
      });
    expect((await check(61, 62)).body).toEqual({ available: false });
    expect((await check(62, 63)).body).toEqual({ available: true });
    expect(
      await service.browser().post('/api/create-booking-payment-intent', intentFor(inDays(59), inDays(61))),
    ).toMatchObject({ status: 409, body: { type: 'dates-taken', dates: [inDays(60)] } });

    await tell(2, present(61, 64));
    await eventually(async () => {
      const nights = await unavailable();
      expect(nights).toEqual(expect.arrayContaining([inDays(61), inDays(62), inDays(63)]));
      expect(nights).not.toContain(inDays(60));
    });
  });

  it('ignores an older state, also after its removal', async () => {
    await tell(5, { status: 'gone' });
    await tell(4, present(61, 70));
    await tell(1, present(80, 81), 'external-2');
    await eventually(async () => expect(await unavailable()).toContain(inDays(80)));
    const { rows } = await service.database.query('SELECT DISTINCT entity_id FROM external_nights');
    expect(rows).toEqual([{ entity_id: 'external-2' }]);
  });

  it('shares nights with another one, and each releases only its own', async () => {
    await tell(1, present(90, 92), 'external-3');
    await tell(1, present(91, 93), 'external-4');
    await tell(2, { status: 'gone' }, 'external-3');
    await tell(2, present(80, 82), 'external-2');
    await eventually(async () => expect(await unavailable()).toContain(inDays(81)));
    const nights = await unavailable();
    expect(nights).toEqual(expect.arrayContaining([inDays(91), inDays(92)]));
    expect(nights).not.toContain(inDays(90));
  });
});

describe('a guest who is erased', () => {
  it('disappears from their bookings, whose figures stay, and other services are notified', async () => {
    const request = intentFor(inDays(200), inDays(202));
    const made = await service.browser().post<{ holdId: string }>('/api/create-booking-payment-intent', {
      ...request,
      bookingData: { ...request.bookingData, email: 'Forget.Me@example.com', lastName: 'Forgettable' },
    });
    expect(made.status).toBe(200);
    const read = async () =>
      (
        await service.database.query<{ id: string; row: string; total: string }>(
          'SELECT id, b::text AS row, total_price::text AS total FROM bookings b WHERE hold_id = $1',
          [made.body.holdId],
        )
      ).rows[0];
    const before = await read();
    await service.publish('guest.erased', {
      ...{ entityId: 'g1', revision: 1, bookingIds: [], erasedAt: new Date().toISOString() },
      addressHashes: [createHash('sha256').update('forget.me@example.com').digest('hex')],
    });
    await eventually(async () => expect((await read())?.row).not.toMatch(/forget/i));
    expect((await read())?.total).toBe(before?.total);
    const { rows } = await service.database.query<{ type: string; email: string }>(
      `SELECT type, data->>'email' AS email FROM outbox_events WHERE data->>'entityId' = $1 ORDER BY position DESC LIMIT 1`,
      [before?.id],
    );
    expect(rows).toEqual([{ type: 'booking.changed', email: `${before?.id}@erased.invalid` }]);
  });
});
