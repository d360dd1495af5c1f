import { ledgerSortKeys } from '@getaway/contracts/http/ledger';
import { describe, expect, it } from 'vitest';
import { cents } from '@getaway/kernel/money';
import { eventually } from '@getaway/testing/eventually';
import { followPayment } from '../src/payments/follow-payment.ts';
import { followDisputes } from '../src/disputes/follow-disputes.ts';
import { recordOutsideRefunds } from '../src/payments/record-outside-refunds.ts';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { expireReservations } from '../src/reservations/expire-reservations.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { paidStay } from './paid-stay.ts';

interface Listed {
  received: string;
  returned: string;
  net: string;
  entries: { amount: string; isUnclaimed: boolean; id: string; bookingReference: string | null }[];
}

const { service, desk } = await deskForTests();

let day = 0;
const nextDay = () => (day += 4);
const ledgerOf = (id: string) => desk.ledger(id);
const pay = (id: string, body: Record<string, unknown>) =>
  service.staff.post(`/api/admin/bookings/${id}/payments`, { method: 'cash', ...body });
const giveBack = (id: string, body: Record<string, unknown>) =>
  service.staff.post(`/api/admin/bookings/${id}/recorded-refunds`, { method: 'cash', ...body });
const phoneBooking = async () => {
  const start = nextDay();
  const { body } = await desk.create({ checkInDate: inDays(start), checkOutDate: inDays(start + 2) });
  return body;
};
/** An unpaid stay of a guest who doesn't pay by card. */
const reservation = async () => {
  const start = nextDay();
  const { body } = await service
    .browser()
    .post<{ bookingReference: string; total: number }>(
      '/api/create-alternative-booking',
      intentFor(inDays(start), inDays(start + 2)),
    );
  const { rows } = await service.database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE booking_reference = $1',
    [body.bookingReference],
  );
  return { id: rows[0]?.id ?? '', total: body.total };
};

describe('money that staff record', () => {
  it('clears the balance of a phone booking, part by part, and appears in its history', async () => {
    const { id, totalPrice } = await phoneBooking();
    const first = await pay(id, { amount: '100.00', note: 'Deposit at the door' });
    expect(first).toMatchObject({ status: 201, body: { kind: 'payment', method: 'cash', amount: '100.00' } });
    expect(await ledgerOf(id)).toMatchObject({ paid: '100.00', status: 'partly_paid' });
    const rest = (Number(totalPrice) - 100).toFixed(2);
    expect((await desk.read(id)).body.balance).toBe(rest);
    await pay(id, { amount: rest, method: 'bank_transfer', effectiveOn: inDays(-3) });
    expect(await ledgerOf(id)).toMatchObject({ balance: '0.00', status: 'paid', paid: totalPrice });
    expect((await ledgerOf(id)).entries[0]).toMatchObject({ effectiveOn: inDays(-3) });
    const unnoted = await pay(id, { amount: '1.00', note: ' \n ' });
    expect(unnoted).toMatchObject({ status: 201, body: { note: null } });
    expect((await desk.history(id)).map(({ action }) => action)).toContain('payment-recorded');
    expect(await desk.events(id)).toContain('booking.changed');
  });

  it('confirms a reservation when it is paid in full, and not before', async () => {
    const { id, total } = await reservation();
    await pay(id, { amount: '50.00', method: 'venmo' });
    expect((await desk.read(id)).body.status).toBe('pending_payment');
    await service.database.query(
      `UPDATE bookings SET payment_due_at = now() - interval '1 hour' WHERE id = $1`,
      [id],
    );
    await expireReservations(service.deps, 'too late');
    expect((await desk.read(id)).body.status).toBe('pending_payment');
    await pay(id, { amount: (total - 50).toFixed(2), method: 'venmo' });
    expect((await desk.read(id)).body).toMatchObject({ status: 'confirmed', balance: '0.00' });
  });

  it('is the balance, by the method and on the day that mark-paid names', async () => {
    const { id, total } = await reservation();
    await pay(id, { amount: '50.00', method: 'venmo' });
    const markPaid = (body: object) => service.staff.post(`/api/admin/bookings/${id}/mark-paid`, body);
    expect(await markPaid({ method: 'card' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'method' }] },
    });
    expect(await markPaid({ method: 'check', effectiveOn: inDays(2) })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'effectiveOn' }] },
    });
    expect((await desk.read(id)).body.status).toBe('pending_payment');
    for (const [field, body] of [
      ['effectiveOn', { effectiveOn: '1999-12-31' }],
      ['note', { note: 'x'.repeat(501) }],
      ['total', { total: '-1' }],
    ] as const)
      expect(await markPaid(body)).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
    // Somebody recorded $50.00 since staff saw the balance.
    expect(await markPaid({ balance: Number(total).toFixed(2) })).toMatchObject({
      status: 409,
      body: { type: 'changed-meanwhile', detail: expect.stringContaining('is left to pay now') as string },
    });
    expect((await ledgerOf(id)).entries).toHaveLength(1);
    const note = 'Check 1201';
    expect(
      (await markPaid({ method: 'check', effectiveOn: inDays(-2), note, balance: (total - 50).toFixed(2) }))
        .status,
    ).toBe(200);
    expect((await desk.history(id))[0]?.changes).toContainEqual({ field: 'note', from: null, to: note });
    expect(await ledgerOf(id)).toMatchObject({
      balance: '0.00',
      entries: [{ method: 'check', note, amount: (total - 50).toFixed(2), effectiveOn: inDays(-2) }, {}],
    });
  });

  it('can be returned up to what came by the same method, and not by another', async () => {
    const { id } = await phoneBooking();
    await pay(id, { amount: '80.00' });
    expect(await giveBack(id, { amount: '80.01' })).toMatchObject({
      status: 422,
      body: { type: 'not-refundable', errors: [{ path: 'amount' }] },
    });
    expect(await giveBack(id, { amount: '1.00', method: 'venmo' })).toMatchObject({ status: 422 });
    expect(await giveBack(id, { amount: '30.00' })).toMatchObject({
      status: 201,
      body: { amount: '-30.00' },
    });
    expect(await ledgerOf(id)).toMatchObject({
      paid: '80.00',
      returned: '30.00',
      refundable: [{ method: 'cash', amount: '50.00' }],
    });
  });

  it.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '1.005' }],
    ['amount', { amount: '100000.01' }],
    ['amount', { amount: '99999999.99' }],
    ['effectiveOn', { amount: '10', effectiveOn: '0001-01-01' }],
    ['amount', { amount: 'ten' }],
    ['amount', { amount: '1e3' }],
    ['amount', { amount: ' 5' }],
    ['amount', { amount: '5 ' }],
    ['amount', { amount: '+5' }],
    ['amount', { amount: '0.00' }],
    ['amount', {}],
    ['method', { amount: '10', method: 'card' }],
    ['method', { amount: '10', method: 'gold' }],
    ['effectiveOn', { amount: '10', effectiveOn: '2026-02-30' }],
    ['effectiveOn', { amount: '10', effectiveOn: inDays(2) }],
    ['note', { amount: '10', note: 'x'.repeat(501) }],
  ])('is refused with the field %s and writes nothing: %o', async (field, body) => {
    const { id } = await phoneBooking();
    const answer = await pay(id, body);
    expect(answer.status).toBe(400);
    expect((answer.body['errors'] as { path: string }[]).map(({ path }) => path)).toContain(field);
    expect((await ledgerOf(id)).entries).toEqual([]);
  });

  it('is entered once, however often and however fast the same form is sent', async () => {
    const { id, revision } = await phoneBooking();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pay(id, { amount: '25.00', revision })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const key = { 'idempotency-key': `once-${id}` };
    const body = { amount: '5.00', method: 'cash' };
    for (let time = 0; time < 3; time += 1)
      await service.staff.post(`/api/admin/bookings/${id}/payments`, body, key);
    expect(await ledgerOf(id)).toMatchObject({ paid: '30.00' });
  });

  it('is refused for a deleted booking', async () => {
    const { id } = await phoneBooking();
    await desk.remove(id);
    expect((await pay(id, { amount: '10' })).status).toBe(404);
  });
});

it('a hold that staff confirm keeps no card fee, and its money can be recorded', async () => {
  const start = nextDay();
  const { body } = await service
    .browser()
    .post<{ paymentIntentId: string; quote: { cardFee: string } }>(
      '/api/create-booking-payment-intent',
      intentFor(inDays(start), inDays(start + 2)),
    );
  expect(Number(body.quote.cardFee)).toBeGreaterThan(0);
  const { rows } = await service.database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE payment_intent_id = $1',
    [body.paymentIntentId],
  );
  const id = rows[0]?.id ?? '';
  const confirmed = await desk.change(id, { status: 'confirmed' });
  expect(confirmed.body).toMatchObject({ creditCardFee: '0.00', paymentMethod: 'alternative' });
  await pay(id, { amount: confirmed.body.totalPrice });
  expect(await ledgerOf(id)).toMatchObject({ status: 'paid', balance: '0.00' });
});

describe('card money', () => {
  it('is entered once, and its refund is pending until the provider’s word', async () => {
    const { id, total } = await paidStay(service, nextDay());
    expect(await ledgerOf(id)).toMatchObject({
      paid: total,
      status: 'paid',
      entries: [{ kind: 'payment', method: 'card', amount: total, status: 'succeeded' }],
    });
    await desk.refund(id, { amount: '40.00' });
    const balances = async () => [(await ledgerOf(id)).balance, (await desk.read(id)).body.balance];
    expect(await balances()).toEqual(['40.00', '40.00']);
    expect(await ledgerOf(id)).toMatchObject({
      returned: '0.00',
      onItsWay: '40.00',
      refundable: [{ method: 'card', amount: (Number(total) - 40).toFixed(2) }],
      entries: [{ kind: 'refund', amount: '-40.00', status: 'pending' }, {}],
    });
    await payRefunds(service.deps, 'paid back');
    expect(await ledgerOf(id)).toMatchObject({
      returned: '40.00',
      onItsWay: '0.00',
      entries: [{ status: 'succeeded' }, {}],
    });
    expect(await balances()).toEqual(['40.00', '40.00']);
    expect((await desk.read(id)).body).toMatchObject({ refundedTotal: '40.00', balance: '40.00' });
  });

  it('of a stay that was paid in cash as well is refunded to the card alone', async () => {
    const { id, total } = await paidStay(service, nextDay());
    await pay(id, { amount: '60.00' });
    expect(await desk.refund(id, { amount: (Number(total) + 1).toFixed(2) })).toMatchObject({ status: 422 });
    expect((await desk.refund(id, { amount: total })).status).toBe(201);
    expect(await ledgerOf(id)).toMatchObject({ refundable: [{ method: 'cash', amount: '60.00' }] });
  });

  it('is refunded in full after the stay was set to pending and marked as paid', async () => {
    const { id, total } = await paidStay(service, nextDay());
    await desk.change(id, { status: 'pending_payment' });
    expect((await service.staff.post(`/api/admin/bookings/${id}/mark-paid`, {})).status).toBe(200);
    expect(await ledgerOf(id)).toMatchObject({ paid: total, balance: '0.00' });
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    await payRefunds(service.deps, 'paid back');
    expect(await ledgerOf(id)).toMatchObject({ returned: total, status: 'refunded' });
  });

  it('whose booking is unknown waits for staff, who attach it to a booking once', async () => {
    // As after a restored backup: the provider knows the payment, and the database has no such booking.
    const lost = { bookingId: 'lost', bookingReference: 'LOST1234', revision: 1, amount: cents(12_345) };
    const { id: paymentIntentId } = await service.deps.payments.create(lost);
    await service.pay(paymentIntentId);
    await followPayment(service.deps, { paymentIntentId, correlationId: 'restored' });
    const { body } = await service.staff.get<Listed>('/api/admin/ledger?limit=500');
    const found = body.entries.find(({ isUnclaimed }) => isUnclaimed);
    expect(found).toMatchObject({ amount: '123.45', bookingReference: 'LOST1234' });
    const overview = await service.staff.get<{ unclaimedMoney: { id: string }[] }>('/api/admin/overview');
    expect(overview.body.unclaimedMoney.map(({ id }) => id)).toEqual([found?.id]);
    const other = await phoneBooking();
    const attach = () =>
      service.staff.post(`/api/admin/ledger/${found?.id ?? ''}/attach`, {
        bookingReference: other.bookingReference.toLowerCase(),
      });
    expect(
      await service.staff.post(`/api/admin/ledger/${found?.id ?? ''}/attach`, { bookingReference: 'NOPE' }),
    ).toMatchObject({ status: 404, body: { errors: [{ path: 'bookingReference' }] } });
    const answers = await Promise.all([attach(), attach(), attach()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await ledgerOf(other.id)).toMatchObject({ paid: '123.45' });
  });
});

describe('money without a booking', () => {
  let lost = 0;
  const lostPayment = async () => {
    const reference = `LOST${(lost += 1) + 2000}`;
    const { id } = await service.deps.payments.create({
      bookingId: `lost-${lost}`,
      bookingReference: reference,
      revision: 1,
      amount: cents(20_000),
    });
    await service.pay(id);
    await followPayment(service.deps, { paymentIntentId: id, correlationId: 'restored' });
    const { rows } = await service.database.query<{ id: string }>(
      `SELECT id FROM ledger_entries WHERE provider_id = $1`,
      [id],
    );
    return { paymentIntentId: id, entryId: rows[0]?.id ?? '' };
  };
  const attach = (entryId: string, bookingReference: string) =>
    service.staff.post(`/api/admin/ledger/${entryId}/attach`, { bookingReference });
  const unclaimed = async () =>
    (
      await service.staff.get<{ unclaimedMoney: { id: string }[] }>('/api/admin/overview')
    ).body.unclaimedMoney.map(({ id }) => id);

  it('takes what a dispute took of it along to its booking', async () => {
    const { paymentIntentId, entryId } = await lostPayment();
    const { id: dispute } = (await service.atSandbox('disputes', { payment_intent: paymentIntentId })) as {
      id: string;
    };
    const about = { paymentIntentId, correlationId: 'disputed' };
    await followDisputes(service.deps, about);
    const { id, bookingReference } = await phoneBooking();
    expect((await attach(entryId, bookingReference)).status).toBe(200);
    expect(await ledgerOf(id)).toMatchObject({ paid: '200.00', returned: '200.00', refundable: [] });
    await service.atSandbox(`disputes/${dispute}/close`, { status: 'won' });
    await followDisputes(service.deps, about);
    expect(await ledgerOf(id)).toMatchObject({
      returned: '0.00',
      refundable: [{ method: 'card', amount: '200.00' }],
    });
  });

  it('that the provider refunded is entered, before and after staff attach it, and no alert when nothing is left', async () => {
    const refundAtProvider = (paymentIntentId: string, amount: number) =>
      fetch(`${service.sandboxAddress}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_house' },
        body: new URLSearchParams({ payment_intent: paymentIntentId, amount: String(amount) }),
      });
    const about = (paymentIntentId: string) => ({ paymentIntentId, correlationId: 'refunded' });
    const kept = await lostPayment();
    await refundAtProvider(kept.paymentIntentId, 4_000);
    await recordOutsideRefunds(service.deps, about(kept.paymentIntentId));
    const { id, bookingReference } = await phoneBooking();
    await attach(kept.entryId, bookingReference);
    await refundAtProvider(kept.paymentIntentId, 1_000);
    await recordOutsideRefunds(service.deps, about(kept.paymentIntentId));
    expect(await ledgerOf(id)).toMatchObject({
      paid: '200.00',
      returned: '50.00',
      refundable: [{ method: 'card', amount: '150.00' }],
    });
    const gone = await lostPayment();
    expect(await unclaimed()).toContain(gone.entryId);
    await refundAtProvider(gone.paymentIntentId, 20_000);
    await recordOutsideRefunds(service.deps, about(gone.paymentIntentId));
    expect(await unclaimed()).not.toContain(gone.entryId);
  });

  it('takes along what a dispute enters while staff attach it', async () => {
    const { paymentIntentId, entryId } = await lostPayment();
    const { id, bookingReference } = await phoneBooking();
    const other = await service.database.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM ledger_entries WHERE id = $1 FOR UPDATE', [entryId]);
    const attached = attach(entryId, bookingReference);
    await eventually(async () => {
      const { rows } = await service.database.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      expect(rows).not.toEqual([]);
    });
    await other.query(
      `INSERT INTO ledger_entries (kind, method, amount_cents, status, payment_intent_id, idempotency_key, is_unclaimed, occurred_at)
       VALUES ('chargeback', 'card', -20000, 'succeeded', $1, $1 || ' disputed', true, now())`,
      [paymentIntentId],
    );
    await other.query('COMMIT');
    other.release();
    expect((await attached).status).toBe(200);
    expect(await ledgerOf(id)).toMatchObject({ paid: '200.00', returned: '200.00' });
  });

  it('confirms the reservation that it completes', async () => {
    const start = nextDay();
    const { body } = await desk.create({
      checkInDate: inDays(start),
      checkOutDate: inDays(start + 2),
      status: 'pending_payment',
    });
    await pay(body.id, { amount: (Number(body.totalPrice) - 200).toFixed(2) });
    const { entryId } = await lostPayment();
    await attach(entryId, body.bookingReference);
    expect((await desk.read(body.id)).body).toMatchObject({ status: 'confirmed', balance: '0.00' });
  });
});

it('a reservation that becomes cheaper than what is paid is confirmed', async () => {
  const start = nextDay();
  const { body } = await desk.create({
    checkInDate: inDays(start),
    checkOutDate: inDays(start + 3),
    status: 'pending_payment',
  });
  await pay(body.id, { amount: (Number(body.totalPrice) - 1).toFixed(2) });
  const changed = await desk.change(body.id, { checkOutDate: inDays(start + 2) });
  expect(changed.body.status).toBe('confirmed');
});

it('a body that is a list is refused', async () => {
  const { id } = await phoneBooking();
  expect((await service.staff.post(`/api/admin/bookings/${id}/mark-paid`, [])).status).toBe(400);
});

describe('the ledger page', () => {
  it('has totals that equal its rows, for every filter, in JSON and as CSV', async () => {
    const { id, bookingReference } = await phoneBooking();
    await pay(id, { amount: '70.00', method: 'check', note: '=1+1' });
    await giveBack(id, { amount: '20.00', method: 'check' });
    for (const query of [
      '',
      'method=check',
      'kind=payment',
      `booking=${bookingReference}`,
      `from=${inDays(-1)}`,
    ]) {
      const page = await service.staff.get<Listed>(`/api/admin/ledger?limit=500&${query}`);
      const sum = page.body.entries.reduce(
        (cents, { amount }) => cents + Math.round(Number(amount) * 100),
        0,
      );
      expect(page.body.net).toBe((sum / 100).toFixed(2));
      expect(page.headers.get('x-total-count')).toBe(String(page.body.entries.length));
      const csv = await fetch(`${service.address}/api/admin/ledger/export?${query}`, {
        headers: { cookie: [...service.staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      const lines = (await csv.text()).trim().split('\r\n').slice(1);
      expect(lines).toHaveLength(page.body.entries.length);
      // Names as on screen.
      for (const line of lines)
        expect(line).toMatch(/^[\d-]{10},(Payment|Refund|Chargeback|Chargeback reversed),[A-Z]/);
      // Numbers with two decimals: the amount is the fourth field, and none before it is quoted.
      expect(lines.map((line) => line.split(',')[3]).sort()).toEqual(
        page.body.entries.map(({ amount }) => amount).sort(),
      );
    }
    const { body } = await service.staff.get<Listed>(`/api/admin/ledger?booking=${bookingReference}`);
    expect(body).toMatchObject({ received: '70.00', returned: '20.00', net: '50.00' });
  });

  it.each(ledgerSortKeys)('sorts pages by %s, and the whole order turns around', async (sortBy) => {
    const { id } = await phoneBooking();
    await pay(id, { amount: '9.00', method: 'cash' });
    await pay(id, { amount: '100.00', method: 'venmo' });
    await giveBack(id, { amount: '4.00', method: 'cash' });
    const listed = async (sortOrder: 'asc' | 'desc', paging: string): Promise<Listed['entries']> => {
      const query = `sortBy=${sortBy}&sortOrder=${sortOrder}&${paging}`;
      return (await service.staff.get<Listed>(`/api/admin/ledger?${query}`)).body.entries;
    };
    const rising = await listed('asc', 'limit=500');
    expect(await listed('desc', 'limit=500')).toEqual(rising.toReversed());
    expect(await listed('asc', 'limit=2&offset=1')).toEqual(rising.slice(1, 3));
    const amounts = rising.map(({ amount }) => Number(amount));
    if (sortBy === 'amount') expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });

  it('refuses to sort by a column that is not listed', async () => {
    const { status } = await service.staff.get('/api/admin/ledger?sortBy=note;--');
    expect(status).toBe(400);
  });

  it('keeps what a deleted booking received', async () => {
    const { id, bookingReference, revision } = await phoneBooking();
    await pay(id, { amount: '15.00', revision });
    await desk.remove(id, `?revision=${revision + 1}`);
    const { body } = await service.staff.get<Listed>(`/api/admin/ledger?booking=${bookingReference}`);
    expect(body).toMatchObject({ net: '15.00', entries: [{ bookingReference }] });
  });
});

describe('the database', () => {
  it.each([
    ['UPDATE ledger_entries SET amount_cents = amount_cents + 1'],
    ['UPDATE ledger_entries SET method = $$other$$'],
    [`UPDATE ledger_entries SET status = 'cancelled'`],
    ['UPDATE ledger_entries SET effective_on = effective_on - 1'],
    ['DELETE FROM ledger_entries'],
  ])('refuses to change an entry: %s', async (sql) => {
    const { id } = await phoneBooking();
    await pay(id, { amount: '10.00' });
    await expect(service.database.query(`${sql} WHERE booking_id = '${id}'`)).rejects.toThrow(/ledger entr/);
  });

  it('derives the sums of a booking, whatever writes them', async () => {
    const { id } = await phoneBooking();
    await pay(id, { amount: '10.00' });
    await service.database.query('UPDATE bookings SET paid_total = 3, refunded_total = 99 WHERE id = $1', [
      id,
    ]);
    expect((await desk.read(id)).body).toMatchObject({ paidTotal: '10.00', refundedTotal: '0.00' });
  });
});
