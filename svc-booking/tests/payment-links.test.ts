import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LinkedBooking, StaffPaymentLink } from '@getaway/contracts/http/payment-links';
import { eventually } from '@getaway/testing/eventually';
import { cancelBooking } from '../src/bookings/cancel-booking.ts';
import { eraseGuest } from '../src/bookings/erase-guest.ts';
import { lockBooking } from '../src/bookings/lock-booking.ts';
import { expireReservations } from '../src/reservations/expire-reservations.ts';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { reconcilePayments } from '../src/payments/reconcile-payments.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { atTheProvider } from './test-deps.ts';

// Webhooks are dropped: each test decides how the provider's word arrives.
const { service, desk } = await deskForTests({ webhooks: false });

let day = 0;
const nextDay = () => (day += 3);
type Intent = {
  clientSecret: string;
  paymentIntentId: string;
  amount: string;
  type: string;
  link: LinkedBooking;
};

const linkPath = (id: string) => `/api/admin/bookings/${id}/payment-link`;
const staffLink = async (id: string) => (await service.staff.get<StaffPaymentLink>(linkPath(id))).body;
const tokenOf = async (id: string): Promise<string> => {
  const { rows } = await service.database.query<{ token: string }>(
    `SELECT data->>'token' AS token FROM outbox_events
     WHERE type = 'payment.link_sent' AND data->>'bookingId' = $1 ORDER BY position DESC LIMIT 1`,
    [id],
  );
  return rows[0]?.token ?? '';
};
const send = async (id: string) => {
  const { offer } = await staffLink(id);
  const reply = await service.staff.post<StaffPaymentLink>(linkPath(id), { amount: offer?.amount ?? '0' });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return tokenOf(id);
};
const view = (token: string) => service.browser().post<LinkedBooking>('/api/payment-links/view', { token });
const start = (token: string, amount: string | undefined) =>
  service.browser().post<Intent>('/api/payment-links/payment-intent', { token, amount: Number(amount) });
const settle = (token: string) =>
  service.browser().post<LinkedBooking>('/api/payment-links/settle', { token });
/** Starts the payment of what the link shows. */
const started = async (token: string) => {
  const { due } = (await view(token)).body;
  const { status, body } = await start(token, due?.amount);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const paidBy = async (token: string) => {
  const { paymentIntentId } = await started(token);
  expect((await service.pay(paymentIntentId)).status).toBe(200);
  return { paymentIntentId, after: (await settle(token)).body };
};
/** A stay of two nights that staff entered after a phone call: 400.00 to 600.00 without a card fee. */
const phoneBooking = async (more: Record<string, unknown> = {}) => {
  const first = nextDay();
  const dates = { checkInDate: inDays(first), checkOutDate: inDays(first + 2), numberOfGuests: 2 };
  const email = `phone${first}@example.com`;
  const { status, body } = await desk.create({ ...dates, email, status: 'confirmed', ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const reservation = async () => {
  const guest = service.browser();
  const first = nextDay();
  const { body } = await guest.post<{ bookingReference: string; total: string }>(
    '/api/create-alternative-booking',
    intentFor(inDays(first), inDays(first + 2)),
  );
  const { rows } = await service.database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE booking_reference = $1',
    [body.bookingReference],
  );
  return { ...body, id: rows[0]?.id ?? '', first };
};
const sum = (...amounts: (string | undefined)[]) =>
  amounts.reduce((total, amount) => total + Number(amount), 0).toFixed(2);
/** All intents that the provider has of a booking. */
const intentsOf = async (bookingId: string) => {
  const answer = await fetch(`${service.sandboxAddress}/v1/payment_intents?limit=100`, {
    headers: { authorization: 'Bearer sk_test_house' },
  });
  const { data } = (await answer.json()) as { data: { id: string; metadata: { bookingId?: string } }[] };
  return data.filter(({ metadata }) => metadata.bookingId === bookingId).map((intent) => intent.id);
};
/** Only one payment of a booking may be chargeable. */
const openAtProvider = async (ids: readonly string[]) => {
  const states = await Promise.all(ids.map((id) => atTheProvider(service, id)));
  return states.filter(({ status }) => status === 'requires_payment_method').length;
};

describe('a payment link', () => {
  it('shows lines, card fee and amount, and pays an unpaid reservation at its card price', async () => {
    const { id, total } = await reservation();
    const { offer } = await staffLink(id);
    expect(offer?.balance).toBe(total);
    const token = await send(id);
    const { body } = await view(token);
    expect(body).toMatchObject({ status: 'open', booking: { isReserved: true }, due: { paid: '0.00' } });
    expect(body.due?.amount).toBe(offer?.amount);
    expect(body.due?.quote.total).toBe(offer?.amount);
    expect(sum(body.due?.balance, body.due?.cardFee)).toBe(body.due?.amount);
    expect(Number(body.due?.quote.cardFee)).toBeGreaterThan(0);

    const { after } = await paidBy(token);
    expect(after).toMatchObject({ status: 'paid', due: null });
    const { body: booking } = await desk.read(id);
    expect(booking).toMatchObject({ status: 'confirmed', totalPrice: offer?.amount, balance: '0.00' });
    expect((await desk.ledger(id)).status).toBe('paid');
    expect((await desk.events(id)).filter((type) => type === 'booking.confirmed')).toHaveLength(1);
  });

  it('pays a phone booking: the fee is what the wizard would charge, and is added when it is paid', async () => {
    const { id, totalPrice } = await phoneBooking();
    const { offer } = await staffLink(id);
    const token = await send(id);
    const open = (await view(token)).body.due;
    expect((await desk.read(id)).body.totalPrice).toBe(totalPrice);
    const { quote } = open ?? {};
    const discounted = Number(quote?.subtotal) - Number(quote?.discount);
    expect(Number(quote?.cardFee)).toBeCloseTo(discounted * 0.025, 1);
    const { after } = await paidBy(token);
    expect(after.status).toBe('paid');
    const ledger = await desk.ledger(id);
    expect(ledger).toMatchObject({ paid: offer?.amount, balance: '0.00', status: 'paid' });
    expect((await desk.read(id)).body.totalPrice).toBe(sum(totalPrice, offer?.cardFee));
    const history = await desk.history(id);
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['payment-link-sent', 'paid-by-link']),
    );
  });

  it('confirms a booking that staff entered as pending once it is paid in full', async () => {
    for (const status of ['pending', 'pending_payment']) {
      const { id } = await phoneBooking({ status });
      await paidBy(await send(id));
      const { body } = await desk.read(id);
      expect(body).toMatchObject({ status: 'confirmed', balance: '0.00' });
      expect(body.entryCode).toMatch(/^\d{6}$/);
    }
  });

  it('pays what is left after a part was paid, and adds no more fee than the whole booking would have', async () => {
    const { id, total } = await reservation();
    const whole = (await staffLink(id)).offer?.cardFee;
    await service.staff.post(`/api/admin/bookings/${id}/payments`, { amount: 100, method: 'venmo' });
    const { offer } = await staffLink(id);
    expect(offer?.balance).toBe((Number(total) - 100).toFixed(2));
    expect(Number(offer?.cardFee)).toBeLessThan(Number(whole));
    expect(Number(offer?.cardFee)).toBeGreaterThan(0);
    const { after } = await paidBy(await send(id));
    expect(after.status).toBe('paid');
    expect((await desk.read(id)).body).toMatchObject({ status: 'confirmed', balance: '0.00' });
  });

  it('pays the difference of an amended card booking, which includes its card fee already', async () => {
    const { id } = await paidStay(service, nextDay());
    const { body: before } = await desk.read(id);
    const addOn = await desk.aService(`Dinner ${randomUUID()}`, 80);
    await desk.change(id, { addOnIds: [addOn] });
    const { offer } = await staffLink(id);
    expect(offer?.cardFee).toBe('0.00');
    const { after } = await paidBy(await send(id));
    expect(after.status).toBe('paid');
    const { body } = await desk.read(id);
    expect(body.totalPrice).toBe(sum(before.totalPrice, offer?.amount));
    expect(body.balance).toBe('0.00');
    // Taking back what was added restores the accepted price.
    const back = await desk.change(id, { addOnIds: [] });
    expect(back.body.totalPrice).toBe(before.totalPrice);
  });

  it('keeps the fee of a payment by link through amendments, and restores the price to the cent', async () => {
    const { id } = await phoneBooking();
    await paidBy(await send(id));
    const { body: paid } = await desk.read(id);
    const addOn = await desk.aService(`Picnic ${randomUUID()}`, 61.3);
    const more = await desk.change(id, { addOnIds: [addOn] });
    expect(Number(more.body.totalPrice)).toBeGreaterThan(Number(paid.totalPrice));
    expect((await desk.change(id, { addOnIds: [] })).body.totalPrice).toBe(paid.totalPrice);
  });

  it('works until its booking is checked out or seven days have passed, whichever is first', async () => {
    const soon = await phoneBooking();
    await send(soon.id);
    const { current } = await staffLink(soon.id);
    const days = (Date.parse(current?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThanOrEqual(7);
    const past = await phoneBooking({ checkInDate: inDays(-9), checkOutDate: inDays(-7) });
    expect((await staffLink(past.id)).whyNot).toMatch(/checked out/);
  });
});

describe('a payment link that was paid twice at once', () => {
  it('has one intent in two tabs and for two presses, and is charged once', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const { due } = (await view(token)).body;
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(token, due?.amount)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const intents = new Set(answers.map(({ body }) => body.paymentIntentId));
    expect(intents.size).toBe(1);
    const [intent = ''] = intents;
    const presses = await Promise.all([service.pay(intent), service.pay(intent)]);
    expect(presses.some(({ status }) => status === 200)).toBe(true);
    await Promise.all([settle(token), settle(token), settle(token)]);
    expect((await desk.ledger(id)).entries).toHaveLength(1);
    const again = await start(token, due?.amount);
    expect(again).toMatchObject({ status: 409, body: { type: 'link-expired', link: { status: 'paid' } } });
  });

  it('never has two chargeable intents when the amount changes', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const old = (await view(token)).body.due?.amount;
    const first = await started(token);
    const addOn = await desk.aService(`Roses ${randomUUID()}`, 45);
    await desk.change(id, { addOnIds: [addOn] });
    const outdated = await start(token, old);
    expect(outdated).toMatchObject({
      status: 409,
      body: { type: 'price-changed', link: { status: 'open' } },
    });
    expect(outdated.body.link.due?.amount).not.toBe(old);
    const second = await started(token);
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(await openAtProvider([first.paymentIntentId, second.paymentIntentId])).toBe(1);
    expect((await service.pay(first.paymentIntentId)).status).toBe(400);
  });

  it('has at most one chargeable intent while a guest starts it and staff change the booking', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const addOn = await desk.aService(`Race ${randomUUID()}`, 20);
    for (let round = 0; round < 6; round += 1) {
      const { due } = (await view(token)).body;
      await Promise.all([
        start(token, due?.amount),
        desk.change(id, { addOnIds: round % 2 === 0 ? [addOn] : [] }),
        start(token, due?.amount),
      ]);
    }
    await started(token);
    const ids = await intentsOf(id);
    expect(ids.length).toBeGreaterThan(0);
    expect(await openAtProvider(ids)).toBe(1);
  });

  it('replaces an intent whose amount a refund has made too small', async () => {
    const { id } = await phoneBooking();
    await service.staff.post(`/api/admin/bookings/${id}/payments`, { amount: 100, method: 'cash' });
    const token = await send(id);
    const first = await started(token);
    await service.staff.post(`/api/admin/bookings/${id}/recorded-refunds`, { amount: 40, method: 'cash' });
    const second = await started(token);
    expect(Number(second.amount)).toBeGreaterThan(Number(first.amount));
    expect(await openAtProvider([first.paymentIntentId, second.paymentIntentId])).toBe(1);
  });
});

describe('a payment by link and what staff do meanwhile', () => {
  it('money that staff record first ends the intent, so the guest cannot pay twice', async () => {
    const { id, totalPrice } = await phoneBooking();
    const token = await send(id);
    const { paymentIntentId } = await started(token);
    const { status } = await service.staff.post(`/api/admin/bookings/${id}/payments`, {
      amount: totalPrice,
      method: 'cash',
    });
    expect(status).toBe(201);
    expect((await service.pay(paymentIntentId)).status).toBe(400);
    expect((await view(token)).body).toMatchObject({ status: 'paid', due: null });
  });

  it('money that staff record after the guest has paid is refused, and the payment is entered', async () => {
    const { id, totalPrice } = await phoneBooking();
    const token = await send(id);
    const { paymentIntentId } = await started(token);
    await service.pay(paymentIntentId);
    const late = { amount: totalPrice, method: 'cash' };
    expect((await service.staff.post(`/api/admin/bookings/${id}/payments`, late)).status).toBe(409);
    expect(await desk.ledger(id)).toMatchObject({ status: 'paid', balance: '0.00' });
  });

  it('a booking that was canceled before the provider’s word came returns the money once', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const { paymentIntentId, amount } = await started(token);
    await service.pay(paymentIntentId);
    await service.deps.database.transact(async (tx, sql) => {
      const booking = await lockBooking(tx, sql, { id });
      if (!booking) throw new Error('the booking exists');
      const context = { correlationId: 'test', now: new Date(), endReason: 'staff' as const };
      await cancelBooking(tx, sql, booking, context);
    });
    expect((await settle(token)).body.status).toBe('ended');
    await settle(token);
    await payRefunds(service.deps, 'test');
    expect(await desk.ledger(id)).toMatchObject({ paid: amount, returned: amount });
    expect((await atTheProvider(service, paymentIntentId)).refunds).toBe(1);
  });

  it('canceling a booking ends the intent first', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const { paymentIntentId } = await started(token);
    expect((await desk.change(id, { status: 'cancelled' })).status).toBe(200);
    expect((await service.pay(paymentIntentId)).status).toBe(400);
    expect((await view(token)).body).toEqual({ status: 'ended', booking: null, due: null });
  });

  it('a deleted booking has no link, and a payment that was faster waits in the ledger', async () => {
    const { id, bookingReference } = await phoneBooking();
    const token = await send(id);
    const { paymentIntentId } = await started(token);
    await service.pay(paymentIntentId);
    await service.database.query('DELETE FROM bookings WHERE id = $1', [id]);
    expect((await view(token)).status).toBe(404);
    await reconcilePayments(service.deps, 'test');
    const { rows } = await service.database.query(
      'SELECT booking_reference, is_unclaimed FROM ledger_entries WHERE provider_id = $1',
      [paymentIntentId],
    );
    expect(rows).toEqual([{ booking_reference: bookingReference, is_unclaimed: true }]);
  });

  it('an expired reservation whose nights are taken is refunded in full', async () => {
    const { id, first } = await reservation();
    const token = await send(id);
    const { paymentIntentId } = await started(token);
    await service.pay(paymentIntentId);
    // The expiry of another replica did not see the payment yet.
    await service.database.query('DELETE FROM unavailable_dates WHERE booking_id = $1', [id]);
    await service.database.query(
      `UPDATE bookings SET status = 'cancelled', payment_due_at = NULL WHERE id = $1`,
      [id],
    );
    await desk.create({
      checkInDate: inDays(first),
      checkOutDate: inDays(first + 2),
      numberOfGuests: 2,
      status: 'confirmed',
    });
    expect((await settle(token)).body.status).toBe('ended');
    await payRefunds(service.deps, 'test');
    expect((await atTheProvider(service, paymentIntentId)).refunds).toBe(1);
  });

  it('a reservation that expires cancels its intent, and its link says that it has ended', async () => {
    const { id } = await reservation();
    const token = await send(id);
    const { paymentIntentId } = await started(token);
    await service.database.query('UPDATE bookings SET payment_due_at = now() WHERE id = $1', [id]);
    expect((await view(token)).body.status).toBe('ended');
    await expireReservations(service.deps, 'test');
    expect((await service.pay(paymentIntentId)).status).toBe(400);
    expect((await view(token)).body.status).toBe('ended');
  });
});

describe('the provider’s word about a payment by link', () => {
  it('comes with the reconciliation when no webhook and no browser does', async () => {
    const { id } = await phoneBooking({ status: 'pending_payment' });
    const { paymentIntentId } = await started(await send(id));
    await service.pay(paymentIntentId);
    expect((await desk.ledger(id)).status).toBe('unpaid');
    await reconcilePayments(service.deps, 'test');
    expect((await desk.ledger(id)).status).toBe('paid');
    expect((await desk.read(id)).body.status).toBe('confirmed');
  });

  it('that a card was declined leaves the link open for another try', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const { paymentIntentId } = await started(token);
    expect((await service.pay(paymentIntentId, 'pm_card_chargeDeclined')).status).toBe(402);
    expect((await settle(token)).body.status).toBe('open');
    expect((await started(token)).paymentIntentId).toBe(paymentIntentId);
    expect((await paidBy(token)).after.status).toBe('paid');
  });

  it('continues after a crash between the provider’s answer and our commit', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const first = await started(token);
    await service.database.query('UPDATE link_payments SET payment_intent_id = NULL WHERE booking_id = $1', [
      id,
    ]);
    expect((await started(token)).paymentIntentId).toBe(first.paymentIntentId);
  });
});

describe('a payment link that no longer works', () => {
  it('says that it has expired, and shows nothing of its booking', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const { paymentIntentId, amount } = await started(token);
    await service.database.query(`UPDATE payment_links SET expires_at = now() WHERE booking_id = $1`, [id]);
    expect((await view(token)).body).toEqual({ status: 'expired', booking: null, due: null });
    expect((await start(token, amount)).body).toMatchObject({ type: 'link-expired' });
    expect((await staffLink(id)).current?.status).toBe('expired');
    await reconcilePayments(service.deps, 'test');
    expect((await service.pay(paymentIntentId)).status).toBe(400);
  });

  it('is withdrawn by staff, by a newer link, and by another email address', async () => {
    const { id } = await phoneBooking();
    const first = await send(id);
    const second = await send(id);
    expect((await view(first)).body).toEqual({ status: 'withdrawn', booking: null, due: null });
    expect((await view(second)).body.status).toBe('open');
    await desk.change(id, { email: 'other@example.com' });
    expect((await view(second)).body.status).toBe('withdrawn');
    const third = await send(id);
    const { paymentIntentId } = await started(third);
    const withdrawn = await service.staff.delete<StaffPaymentLink>(linkPath(id));
    expect(withdrawn.body.current?.status).toBe('withdrawn');
    expect((await view(third)).body.status).toBe('withdrawn');
    expect((await service.pay(paymentIntentId)).status).toBe(400);
    const actions = (await desk.history(id)).map(({ action }) => action);
    expect(actions).toContain('payment-link-withdrawn');
  });

  it('that was paid stays paid: there is nothing to withdraw', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const { paymentIntentId } = await started(token);
    await service.pay(paymentIntentId);
    expect((await settle(token)).body.status).toBe('paid');
    expect(await service.staff.delete(linkPath(id))).toMatchObject({
      status: 409,
      body: { detail: 'Nothing is left to pay with this link, so there’s nothing to withdraw.' },
    });
    expect((await staffLink(id)).current).toMatchObject({ status: 'paid', withdrawnAt: null });
    expect((await view(token)).body.status).toBe('paid');
    expect((await desk.history(id)).map(({ action }) => action)).not.toContain('payment-link-withdrawn');
  });

  it('is withdrawn when its guest is erased', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    await service.deps.database.transact(async (tx, sql) => {
      const erasure = { addressHashes: [], bookingIds: [id], erasedAt: new Date().toISOString() };
      await eraseGuest(tx, sql, erasure, { correlationId: 'test', now: new Date() });
    });
    expect((await view(token)).body).toEqual({ status: 'withdrawn', booking: null, due: null });
    expect(await staffLink(id)).toMatchObject({
      offer: null,
      whyNot: 'The guest’s email address was erased.',
    });
  });

  it('is stored as a hash, and unknown and malformed ones are refused alike until there are too many', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const { rows } = await service.database.query<{ token_hash: string }>(
      'SELECT token_hash FROM payment_links',
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows.some(({ token_hash: hash }) => hash.includes(token))).toBe(false);
    const unknown = () => view('A'.repeat(43));
    expect(await unknown()).toMatchObject({ status: 404, body: { type: 'not-found' } });
    expect((await start('B'.repeat(43), '1.00')).status).toBe(404);
    expect((await settle('C'.repeat(43))).status).toBe(404);
    expect((await view('short')).status).toBe(400);
    const statuses: number[] = [];
    for (let guess = 0; guess < 20; guess += 1) statuses.push((await unknown()).status);
    expect(statuses.at(-1)).toBe(429);
    // A link that exists works for its guest, whatever others in the same network try.
    expect((await view(token)).body.status).toBe('open');
    expect((await settle(token)).status).toBe(200);
    const { due } = (await view(token)).body;
    expect((await start(token, due?.amount)).status).toBe(200);
    expect((await unknown()).status).toBe(429);
    await service.database.query('DELETE FROM rate_limits');
  });

  it('cannot be used to try many cards', async () => {
    const { id } = await phoneBooking();
    const token = await send(id);
    const { due } = (await view(token)).body;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await start(token, due?.amount)).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('staff who send a payment link', () => {
  it('send one for the amount that they saw, or learn the new one', async () => {
    const { id } = await phoneBooking();
    const wrong = await service.staff.post<{ detail: string }>(linkPath(id), { amount: 1 });
    expect(wrong).toMatchObject({ status: 409, body: { type: 'changed-meanwhile' } });
    expect(wrong.body.detail).toMatch(/now owes \$\d/);
    expect((await service.staff.post(linkPath(id), { amount: 0 })).status).toBe(409);
    expect((await service.staff.post(linkPath(id), { amount: 'much' })).status).toBe(400);
    expect((await service.staff.post(linkPath(randomUUID()), { amount: 1 })).status).toBe(404);
    const { rows } = await service.database.query('SELECT 1 FROM payment_links WHERE booking_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('send one email for two presses under one key', async () => {
    const { id } = await phoneBooking();
    const { offer } = await staffLink(id);
    const headers = { 'idempotency-key': randomUUID() };
    const press = () => service.staff.post(linkPath(id), { amount: offer?.amount }, headers);
    await Promise.all([press(), press()]);
    await eventually(async () => expect((await press()).status).toBe(201));
    const { rows } = await service.database.query(
      `SELECT 1 FROM outbox_events WHERE type = 'payment.link_sent' AND data->>'bookingId' = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('see why there is nothing to send', async () => {
    const { id } = await paidStay(service, nextDay());
    expect(await staffLink(id)).toMatchObject({ offer: null, whyNot: 'Nothing is left to pay.' });
    expect((await service.staff.post(linkPath(id), { amount: 1 })).body).toMatchObject({
      type: 'not-awaiting-payment',
      detail: 'Nothing is left to pay.',
    });
    const cancelled = await phoneBooking();
    await desk.change(cancelled.id, { status: 'cancelled' });
    expect((await staffLink(cancelled.id)).whyNot).toMatch(/has ended/);
  });
});
