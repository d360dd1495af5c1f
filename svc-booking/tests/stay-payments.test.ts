import { expect, it } from 'vitest';
import type { paymentRecorded } from '@getaway/contracts/events/payment';
import type { EventData } from '@getaway/contracts/events/event';
import { deskForTests } from './desk-for-tests.ts';
import { inDays } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

const { service, desk } = await deskForTests();

const open = async (day: number) => {
  const { id } = await paidStay(service, day);
  return { id, guest: stayGuest(service, await tokenOf(service, id)) };
};
type Guest = Awaited<ReturnType<typeof open>>['guest'];

const add = async (guest: Guest, name: string, price: number) => {
  const extra = await desk.aService(name, price);
  const { body } = await guest.previewExtras([extra]);
  expect((await guest.addExtras([extra], body.quote.total)).status).toBe(200);
};
const payAll = async (guest: Guest) => {
  const { amount } = (await guest.view()).canPay;
  await service.pay((await guest.pay(amount)).body.paymentIntentId);
  expect((await guest.settle()).body.money.balance).toBe('0.00');
};
const paidFor = async (id: string) => {
  const { rows } = await service.database.query<{ data: EventData<typeof paymentRecorded> }>(
    `SELECT data FROM outbox_events WHERE type = 'payment.recorded' AND data->>'entityId' = $1 ORDER BY position`,
    [id],
  );
  return rows.map(({ data }) => data.paidFor);
};

it('a payment names only the extras that were added since the stay was paid', async () => {
  const { id, guest } = await open(20);
  await add(guest, 'Dinner, at Eight', 90);
  await payAll(guest);
  await add(guest, 'Massage', 80);
  await add(guest, 'Roses', 40);
  await payAll(guest);
  expect(await paidFor(id)).toEqual([undefined, ['Dinner, at Eight'], ['Massage', 'Roses']]);
});

it('a payment after a change of dates names no extras', async () => {
  const { id, guest } = await open(40);
  await add(guest, 'Candles', 30);
  const { body } = await guest.previewMove(inDays(40), inDays(43));
  expect((await guest.move(inDays(40), inDays(43), body.quote.total)).status).toBe(200);
  await payAll(guest);
  expect(await paidFor(id)).toEqual([undefined, undefined]);
});

it('a payment of a balance that staff left open names no extras', async () => {
  const { body: booking } = await desk.create({ checkInDate: inDays(60), checkOutDate: inDays(62) });
  const pay = (amount: string) =>
    service.staff.post(`/api/admin/bookings/${booking.id}/payments`, { amount, method: 'cash' });
  await pay('100.00');
  await add(stayGuest(service, await tokenOf(service, booking.id)), 'Fondue', 50);
  await pay('50.00');
  expect(await paidFor(booking.id)).toEqual([undefined, undefined]);
});
