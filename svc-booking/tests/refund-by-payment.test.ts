import { describe, expect, it } from 'vitest';
import { cents } from '@getaway/kernel/money';
import { followPayment } from '../src/payments/follow-payment.ts';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { deskForTests } from './desk-for-tests.ts';
import { paidStay } from './paid-stay.ts';
import { atTheProvider } from './test-deps.ts';

const { service, desk } = await deskForTests();

let day = 0;
/** A stay that was paid by two cards: its total, and then $200.00. */
const twicePaidStay = async () => {
  const stay = await paidStay(service, (day += 4));
  const { id: second } = await service.deps.payments.create({
    bookingId: `lost-${day}`,
    bookingReference: `LOST${day + 1000}`,
    revision: 1,
    amount: cents(20_000),
  });
  await service.pay(second);
  await followPayment(service.deps, { paymentIntentId: second, correlationId: 'attached' });
  const { rows } = await service.database.query<{ id: string }>(
    'SELECT id FROM ledger_entries WHERE provider_id = $1',
    [second],
  );
  const { bookingReference } = (await desk.read(stay.id)).body;
  const attached = `/api/admin/ledger/${rows[0]?.id ?? ''}/attach`;
  expect((await service.staff.post(attached, { bookingReference })).status).toBe(200);
  const { cardPayments } = await desk.ledger(stay.id);
  const [newest, oldest] = cardPayments;
  return { ...stay, second, newest: newest?.id ?? '', oldest: oldest?.id ?? '' };
};
const lefts = async (id: string) => (await desk.ledger(id)).cardPayments.map(({ left }) => left);

describe('a refund of a booking that was paid by two cards', () => {
  it('goes to the card payment that staff chose, as the provider has it', async () => {
    const { id, total, paymentIntentId, second, oldest } = await twicePaidStay();
    expect(await lefts(id)).toEqual(['200.00', total]);
    expect((await desk.refund(id, { amount: '30.00', paymentId: oldest })).status).toBe(201);
    expect(await lefts(id)).toEqual(['200.00', (Number(total) - 30).toFixed(2)]);
    await payRefunds(service.deps, 'refunded');
    expect(await atTheProvider(service, paymentIntentId)).toMatchObject({ refunds: 1 });
    expect(await atTheProvider(service, second)).toMatchObject({ refunds: 0 });
  });

  it('is at most what is left of the chosen payment', async () => {
    const { id, newest } = await twicePaidStay();
    expect(await desk.refund(id, { amount: '200.01', paymentId: newest })).toMatchObject({
      status: 422,
      body: {
        type: 'not-refundable',
        errors: [{ path: 'amount', message: 'At most $200.00 can be refunded to the card' }],
      },
    });
    expect((await desk.refund(id, { amount: '200.00', paymentId: newest })).status).toBe(201);
    expect(await desk.refund(id, { amount: '0.01', paymentId: newest })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'amount', message: 'Nothing is left that can be refunded to the card' }] },
    });
  });

  it('is divided, the newest payment first, when staff choose none', async () => {
    const { id, total } = await twicePaidStay();
    expect((await desk.refund(id, { amount: '250.00' })).status).toBe(201);
    expect(await lefts(id)).toEqual(['0.00', (Number(total) - 50).toFixed(2)]);
  });

  it('leaves a disputed payment alone', async () => {
    const { id, total, second, newest } = await twicePaidStay();
    await service.atSandbox('disputes', { payment_intent: second });
    await expect
      .poll(async () => (await desk.ledger(id)).cardPayments[0]?.isDisputed, { timeout: 30_000 })
      .toBe(true);
    expect(await desk.refund(id, { amount: '1.00', paymentId: newest })).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('is deciding a dispute') as string },
    });
    expect((await desk.refund(id, { amount: total })).status).toBe(201);
    expect(await lefts(id)).toEqual(['0.00', '0.00']);
  });

  it.each([
    ['paymentId', { amount: '1.00', paymentId: 'another' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '-1' }],
    ['amount', { amount: '1.001' }],
    ['amount', { amount: '1e3' }],
    ['amount', { amount: ' 5' }],
    ['amount', { amount: '' }],
    ['note', { amount: '1.00', note: 'x'.repeat(501) }],
  ])('is refused with the field %s and writes nothing: %o', async (field, body) => {
    const { id } = await twicePaidStay();
    const answer = await desk.refund(id, body);
    expect([400, 422]).toContain(answer.status);
    expect((answer.body['errors'] as { path: string }[]).map(({ path }) => path)).toContain(field);
    expect((await desk.ledger(id)).entries).toHaveLength(2);
  });

  it('is made once when the same form is sent twice, and never of a deleted booking', async () => {
    const { id } = await twicePaidStay();
    const { revision } = (await desk.read(id)).body;
    const answers = await Promise.all([1, 2].map(() => desk.refund(id, { amount: '5.00', revision })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const now = (await desk.read(id)).body.revision;
    expect((await desk.remove(id, `?revision=${now}`)).status).toBe(204);
    expect((await desk.refund(id, { amount: '5.00' })).status).toBe(404);
  });
});
