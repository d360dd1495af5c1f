import { describe, expect, it } from 'vitest';
import { addDays } from '@getaway/kernel/calendar-date';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { paidStay } from './paid-stay.ts';

interface Preview {
  total: string;
  amendment: {
    currentTotal: string;
    difference: string;
    balance: string | null;
    currentBalance: string | null;
    endsCardPayment: boolean;
    confirms: boolean;
  };
}

const { service, desk } = await deskForTests();

let day = 0;
const nextDay = () => (day += 8);
const preview = async (bookingId: string, change: Record<string, unknown>) => {
  const { checkInDate, checkOutDate } = (await desk.read(bookingId)).body;
  const { body } = await service.staff.post<Preview>('/api/quote', {
    bookingId,
    checkInDate,
    checkOutDate,
    ...change,
  });
  return body;
};
const withinCents = (a: string | null, b: number) => expect(Number(a)).toBeCloseTo(b, 5);

describe('the preview of a change of a booking', () => {
  it('is what is saved, also after the price list changed, and taking back what was added restores the total', async () => {
    const { id, total } = await paidStay(service, nextDay());
    await service.database.query('UPDATE pricing_settings SET price = price + 37');
    const { checkOutDate } = (await desk.read(id)).body;
    const longer = { checkOutDate: addDays(checkOutDate, 1) };
    const { total: previewedTotal, amendment } = await preview(id, longer);
    expect(amendment).toMatchObject({ currentTotal: total, currentBalance: '0.00', endsCardPayment: false });
    withinCents(amendment.balance, Number(amendment.difference));
    const saved = await desk.change(id, { ...longer, previewedTotal });
    expect(saved.body).toMatchObject({ totalPrice: previewedTotal, balance: amendment.balance });

    const back = await preview(id, { checkOutDate });
    expect(back).toMatchObject({ total, amendment: { balance: '0.00', currentBalance: amendment.balance } });
    const restored = await desk.change(id, { checkOutDate, previewedTotal: back.total });
    expect(restored.body).toMatchObject({ totalPrice: total, balance: '0.00' });
    await service.database.query('UPDATE pricing_settings SET price = price - 37');
  });

  it('is sent again when a price changed meanwhile, and nothing is saved', async () => {
    const { id, total } = await paidStay(service, nextDay());
    const { checkOutDate, revision } = (await desk.read(id)).body;
    const longer = { checkOutDate: addDays(checkOutDate, 1), revision };
    const { total: previewedTotal } = await preview(id, longer);
    await service.database.query('UPDATE pricing_settings SET price = price + 50');
    const refused = await desk.change(id, { ...longer, previewedTotal });
    const now = await preview(id, longer);
    expect(Number(now.total)).toBeGreaterThan(Number(previewedTotal));
    expect(refused).toMatchObject({ status: 409, body: { type: 'changed-meanwhile', preview: now } });
    expect((await desk.read(id)).body).toMatchObject({ totalPrice: total, revision });
    expect((await desk.change(id, { ...longer, previewedTotal: now.total })).status).toBe(200);
    await service.database.query('UPDATE pricing_settings SET price = price - 50');
  });

  it('is sent again when somebody else changed the booking meanwhile', async () => {
    const { id } = await paidStay(service, nextDay());
    const { checkOutDate, revision } = (await desk.read(id)).body;
    const longer = { checkOutDate: addDays(checkOutDate, 1) };
    const { total: previewedTotal } = await preview(id, longer);
    await desk.refund(id, { amount: '20.00' });
    const refused = await desk.change(id, { ...longer, previewedTotal, revision });
    expect(refused).toMatchObject({ status: 409, body: { preview: await preview(id, longer) } });
  });

  it('says that the guest will have overpaid', async () => {
    const { id, total } = await paidStay(service, nextDay());
    const { checkOutDate } = (await desk.read(id)).body;
    const { amendment, total: less } = await preview(id, { checkOutDate: addDays(checkOutDate, -1) });
    withinCents(amendment.balance, Number(less) - Number(total));
  });

  it('says that an open card payment ends, and a refused change ends none', async () => {
    const start = nextDay();
    const guest = service.browser();
    const { body } = await guest.post<IntentAnswer>(
      '/api/create-booking-payment-intent',
      intentFor(inDays(start), inDays(start + 2)),
    );
    const { rows } = await service.database.query<{ id: string; quote: { cardFee: string } }>(
      'SELECT id, quote FROM bookings WHERE payment_intent_id = $1',
      [body.paymentIntentId],
    );
    const id = rows[0]?.id ?? '';
    const longer = { checkOutDate: inDays(start + 3) };
    expect((await preview(id, {})).amendment.endsCardPayment).toBe(false);
    expect((await preview(id, longer)).amendment.endsCardPayment).toBe(true);
    expect((await desk.change(id, { ...longer, previewedTotal: '1.00' })).status).toBe(409);
    const intentOf = async () =>
      (
        await service.database.query<{ payment_intent_id: string | null }>(
          'SELECT payment_intent_id FROM bookings WHERE id = $1',
          [id],
        )
      ).rows[0]?.payment_intent_id;
    expect(await intentOf()).toBe(body.paymentIntentId);

    // Staff who take the hold over see the price without its card fee.
    const taken = await preview(id, { ...longer, status: 'confirmed' });
    const saved = await desk.change(id, { ...longer, status: 'confirmed', previewedTotal: taken.total });
    expect(saved.body).toMatchObject({ totalPrice: taken.total, creditCardFee: '0.00' });
    expect(await intentOf()).toBeNull();
  });

  it('says that a reservation which is reduced to what is paid is confirmed', async () => {
    const start = nextDay();
    const { body } = await service
      .browser()
      .post<{ bookingReference: string }>(
        '/api/create-alternative-booking',
        intentFor(inDays(start), inDays(start + 3)),
      );
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM bookings WHERE booking_reference = $1',
      [body.bookingReference],
    );
    const id = rows[0]?.id ?? '';
    const shorter = { checkOutDate: inDays(start + 2) };
    const { total, amendment } = await preview(id, shorter);
    expect(amendment).toMatchObject({ confirms: false, balance: total });
    await service.staff.post(`/api/admin/bookings/${id}/payments`, { amount: total, method: 'cash' });
    expect((await preview(id, shorter)).amendment).toMatchObject({ confirms: true, balance: '0.00' });
    const saved = await desk.change(id, { ...shorter, previewedTotal: total });
    expect(saved.body).toMatchObject({ status: 'confirmed', balance: '0.00' });
  });

  it('is null about the balance of a stay without a recorded payment, and of a canceled one', async () => {
    const start = nextDay();
    const { body } = await desk.create({ checkInDate: inDays(start), checkOutDate: inDays(start + 2) });
    const longer = { checkOutDate: inDays(start + 3) };
    expect((await preview(body.id, longer)).amendment).toMatchObject({ balance: null, currentBalance: null });
    const { id } = await paidStay(service, nextDay());
    const { amendment } = await preview(id, { status: 'cancelled' });
    expect(amendment).toMatchObject({ balance: null, currentBalance: '0.00', difference: '0.00' });
  });

  it.each(['ten', '-5', '1.005'])('refuses the previewed total %s', async (previewedTotal) => {
    const start = nextDay();
    const { body } = await desk.create({ checkInDate: inDays(start), checkOutDate: inDays(start + 2) });
    expect(await desk.change(body.id, { guestName: 'Ada', previewedTotal })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'previewedTotal' }] },
    });
  });
});
