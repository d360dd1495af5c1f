import { beforeEach, describe, expect, it } from 'vitest';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

const { service, desk } = await deskForTests({ webhooks: false });
beforeEach(() => service.atSandbox('faults', {}, 'DELETE'));

const reservation = async (day: number) => {
  const { body } = await service
    .browser()
    .post<{ bookingReference: string }>(
      '/api/create-alternative-booking',
      intentFor(inDays(day), inDays(day + 2)),
    );
  const { rows } = await service.database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE booking_reference = $1',
    [body.bookingReference],
  );
  return rows[0]?.id ?? '';
};
const balance = async (day: number) => {
  const { id } = await paidStay(service, day);
  const guest = stayGuest(service, await tokenOf(service, id));
  const extra = await desk.aService(`Dinner ${day}`, 90);
  const { body: shown } = await guest.previewExtras([extra]);
  expect((await guest.addExtras([extra], shown.quote.total)).status).toBe(200);
  return id;
};

/** Two attempts of the SDK, both answered with an error that the provider repeats for a day. */
describe.each(['server-error', 'server-error-after-effect'])('after the provider answered a %s', (kind) => {
  it.each([
    ['reservation', reservation],
    ['balance', balance],
  ])('the payment of a %s can be started again at once, and is made once', async (what, owing) => {
    const id = await owing((what === 'balance' ? 20 : 30) + (kind === 'server-error' ? 0 : 40));
    const guest = stayGuest(service, await tokenOf(service, id));
    const { amount } = (await guest.view()).canPay;
    await service.atSandbox('faults', { call: 'POST /v1/payment_intents', kind, times: '10' });
    expect(await guest.pay(amount)).toMatchObject({ status: 503, body: { type: 'unavailable' } });
    await service.atSandbox('faults', {}, 'DELETE');

    const again = await Promise.all(Array.from({ length: 5 }, () => guest.pay(amount)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const intents = new Set(again.map(({ body }) => body.paymentIntentId));
    expect(intents.size).toBe(1);
    for (const intent of intents) await service.pay(intent);
    expect((await guest.settle()).body).toMatchObject({
      status: 'confirmed',
      money: { balance: '0.00', status: 'paid' },
    });
  });
});
