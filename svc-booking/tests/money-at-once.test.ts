import { describe, expect, it } from 'vitest';
import { addCents, cents, centsFromDollars, zeroCents } from '@getaway/kernel/money';
import { followDisputes } from '../src/disputes/follow-disputes.ts';
import { followPayment } from '../src/payments/follow-payment.ts';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import type { StaffBookingAnswer } from './staff-bookings.ts';

const { service, desk } = await deskForTests();

let day = 0;
const nextDay = () => (day += 6);
const stayOf = async (status: string): Promise<StaffBookingAnswer> => {
  const start = nextDay();
  const dates = { checkInDate: inDays(start), checkOutDate: inDays(start + 2) };
  return (await desk.create({ ...dates, status })).body;
};
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();
/** What the entries of a booking add up to. */
const heldBy = async (id: string) => {
  const { entries } = await desk.ledger(id);
  return addCents(zeroCents, ...entries.map(({ amount }) => centsFromDollars(amount)));
};

describe('at the same time', () => {
  it('three amendments of which each was previewed change a stay once, and the others show the new price', async () => {
    const { id, checkInDate, revision } = await stayOf('confirmed');
    const quotes = await Promise.all(
      [3, 4, 3].map(async (nights) => {
        const checkOutDate = inDays(day + nights);
        const stay = { bookingId: id, checkInDate, checkOutDate };
        const { body } = await service.staff.post<{ total: string }>('/api/quote', stay);
        return { checkOutDate, previewedTotal: body.total };
      }),
    );
    const answers = await Promise.all(quotes.map((quote) => desk.change(id, { ...quote, revision })));
    expect(statuses(answers)).toEqual([200, 409, 409]);
    const saved = (await desk.read(id)).body;
    expect(quotes).toContainEqual({ checkOutDate: saved.checkOutDate, previewedTotal: saved.totalPrice });
  });

  it('four presses of mark-as-paid record the balance once', async () => {
    const { id, totalPrice } = await stayOf('pending_payment');
    const press = (method: string) =>
      service.staff.post(`/api/admin/bookings/${id}/mark-paid`, { method, balance: totalPrice });
    const answers = await Promise.all(['cash', 'venmo', 'check', 'cash'].map(press));
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    expect(await heldBy(id)).toBe(centsFromDollars(totalPrice));
    expect(await desk.ledger(id)).toMatchObject({ balance: '0.00', status: 'paid' });
  });

  it('money without a booking is attached to one of two bookings that ask for it', async () => {
    const { id: paymentIntentId } = await service.deps.payments.create({
      ...{ bookingId: 'lost', bookingReference: 'LOST9999', revision: 1, amount: cents(20_000) },
    });
    await service.pay(paymentIntentId);
    await followPayment(service.deps, { paymentIntentId, correlationId: 'restored' });
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM ledger_entries WHERE provider_id = $1',
      [paymentIntentId],
    );
    const stays = await Promise.all([stayOf('confirmed'), stayOf('confirmed')]);
    const answers = await Promise.all(
      stays.map(({ bookingReference }) =>
        service.staff.post(`/api/admin/ledger/${rows[0]?.id ?? ''}/attach`, { bookingReference }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    const held = await Promise.all(stays.map(({ id }) => heldBy(id)));
    expect(held.toSorted((one, other) => one - other)).toEqual([0, 20_000]);
  });

  it('refunds of one payment never exceed it, whichever way they are asked for', async () => {
    const { id, total } = await paidStay(service, nextDay());
    const [payment] = (await desk.ledger(id)).cardPayments;
    const part = (Number(total) * 0.4).toFixed(2);
    const answers = await Promise.all([
      desk.refund(id, { amount: part, paymentId: payment?.id }),
      desk.refund(id, { amount: part }),
      desk.refund(id, { amount: part, paymentId: payment?.id }),
      desk.change(id, { status: 'cancelled', refund: 'full' }),
    ]);
    expect(answers.every(({ status }) => [200, 201, 409, 422].includes(status))).toBe(true);
    await payRefunds(service.deps, 'refunds');
    const ledger = await desk.ledger(id);
    expect(centsFromDollars(ledger.returned)).toBeLessThanOrEqual(centsFromDollars(total));
    expect(await heldBy(id)).toBe(centsFromDollars(ledger.paid) - centsFromDollars(ledger.returned));
  });

  it('a dispute and a refund take no more than was paid from the booking’s books', async () => {
    const { id, total, paymentIntentId } = await paidStay(service, nextDay());
    const about = { paymentIntentId, correlationId: 'disputed' };
    const [refund] = await Promise.all([
      desk.refund(id, { amount: '50.00' }),
      service
        .atSandbox('disputes', { payment_intent: paymentIntentId })
        .then(() => followDisputes(service.deps, about)),
    ]);
    expect([201, 409, 422]).toContain(refund.status);
    await payRefunds(service.deps, 'refunds');
    await followDisputes(service.deps, about);
    await payRefunds(service.deps, 'refunds');
    const ledger = await desk.ledger(id);
    const final = ledger.entries.filter(({ status }) => status === 'succeeded');
    const held = addCents(zeroCents, ...final.map(({ amount }) => centsFromDollars(amount)));
    expect(centsFromDollars(ledger.returned)).toBeLessThanOrEqual(centsFromDollars(total));
    expect(held).toBe(centsFromDollars(ledger.paid) - centsFromDollars(ledger.returned));
  });
});

it('the exported ledger adds up to the sums on the screen', async () => {
  interface Listed {
    received: string;
    returned: string;
    net: string;
    byMethod: { net: string }[];
  }
  const { body } = await service.staff.get<Listed>('/api/admin/ledger?limit=1');
  const cookie = [...service.staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${service.address}/api/admin/ledger/export`, { headers: { cookie } });
  const [head = '', ...lines] = (await answer.text()).trim().split(/\r?\n/);
  const column = head.split(',').findIndex((name) => /amount/i.test(name));
  const amounts = lines.map((line) => centsFromDollars(line.split(',')[column] ?? ''));
  expect(amounts.length).toBeGreaterThan(0);
  expect(addCents(zeroCents, ...amounts)).toBe(centsFromDollars(body.net));
  expect(addCents(zeroCents, ...body.byMethod.map(({ net }) => centsFromDollars(net)))).toBe(
    centsFromDollars(body.net),
  );
});
