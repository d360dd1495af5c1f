import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Quote } from '@getaway/contracts/http/quote';
import { centsFromDollars } from '@getaway/kernel/money';
import { inDays, intentFor } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';
import { bookingsOfStaff } from './staff-bookings.ts';

interface Answer {
  type?: string;
  paymentIntentId: string;
  holdId: string;
  bookingReference: string;
  quote: Quote;
}

let service: StaffedService;
beforeAll(async () => {
  service = await startStaffedService();
});
afterAll(() => service.stop());

/** A choice of the guest that staff may change or remove. */
interface Chosen {
  readonly addOnId: string;
  readonly codeId: string;
}
const admin = '/api/admin';
const putAll = async (list: string, change: object): Promise<void> => {
  const { body } = await service.staff.get<{ id: string }[]>(`${admin}/${list}`);
  for (const { id } of body)
    expect((await service.staff.put(`${admin}/${list}/${id}`, change)).status).toBe(200);
};
const edits: [string, (chosen: Chosen) => Promise<unknown>][] = [
  ['every nightly price', () => putAll('pricing', { price: 345.67 })],
  ['the tax rate', () => putAll('tax-settings', { rate: 0.1234 })],
  [
    'the price of the add-on',
    ({ addOnId }) => service.staff.put(`${admin}/addon-services/${addOnId}`, { price: 99 }),
  ],
  [
    'the add-on, which is deleted',
    ({ addOnId }) => service.staff.delete(`${admin}/addon-services/${addOnId}`),
  ],
  [
    'the code, which is switched off',
    ({ codeId }) => service.staff.put(`${admin}/promo-codes/${codeId}`, { isActive: false }),
  ],
  ['the code, which is deleted', ({ codeId }) => service.staff.delete(`${admin}/promo-codes/${codeId}`)],
  [
    'the uses of the code, which are used up',
    ({ codeId }) =>
      service.database.query('UPDATE promotion_codes SET max_uses = uses WHERE id = $1', [codeId]),
  ],
];

const bookingOf = async (email: string) => {
  const { rows } = await service.database.query<{ status: string; total_price: string; quote: Quote }>(
    'SELECT status, total_price, quote FROM bookings WHERE email = $1',
    [email],
  );
  return rows;
};
const announced = async (email: string, type: string) => {
  const { rows } = await service.database.query<{ quote: Quote }>(
    `SELECT data->'quote' AS quote FROM outbox_events WHERE type = $1 AND data->>'email' = $2`,
    [type, email],
  );
  return rows.map(({ quote }) => quote);
};

let count = 0;
it.each(edits)('a guest pays and books the shown price while staff change %s', async (_what, edit) => {
  count += 1;
  const addOnId = await bookingsOfStaff(service, service.staff).aService(`Lanterns ${count}`, 25);
  const { body: code } = await service.staff.post<{ id: string; code: string }>(`${admin}/promo-codes`, {
    code: `SHOWN${count}`,
    name: 'Shown',
    discountType: 'percentage',
    discountValue: 15,
    maxUses: 10,
  });
  const choiceOf = (from: number) => {
    const { bookingData } = intentFor(inDays(from), inDays(from + 2));
    return { bookingData: { ...bookingData, promoCode: code.code }, addOnIds: [addOnId] };
  };
  const [byCard, later, toPay] = [0, 3, 6].map((offset) => choiceOf(10 * count + offset));
  if (!byCard || !later || !toPay) throw new Error('three stays');
  const browser = service.browser();
  const { body: held } = await browser.post<Answer>('/api/create-booking-payment-intent', byCard);
  const { body: offered } = await browser.post<Quote>('/api/quote', {
    ...later.bookingData,
    addOnIds: later.addOnIds,
    paymentMethod: 'alternative',
  });
  const other = service.browser();
  expect((await other.post<Answer>('/api/create-alternative-booking', toPay)).status).toBe(200);
  const [reserved] = await bookingOf(toPay.bookingData.email);

  await edit({ addOnId, codeId: code.id });

  // The hold keeps its price: paid as shown, or refused with another price before any charge.
  const shown = held.quote;
  const again = await browser.post<Answer>('/api/create-booking-payment-intent', {
    ...byCard,
    totalAmount: shown.total,
  });
  if (again.status === 200) expect(again.body.quote).toEqual(shown);
  else expect(['price-changed', 'not-offered', 'promo-invalid']).toContain(again.body.type);
  const { paymentIntentId, holdId } = held;
  const { checkInDate, checkOutDate, email } = byCard.bookingData;
  const check = { paymentIntentId, holdId, checkInDate, checkOutDate, totalAmount: shown.total };
  expect((await browser.post('/api/check-booking-payment', check)).status).toBe(200);
  const paid = await service.pay(paymentIntentId);
  expect(paid.body).toMatchObject({ amount_received: centsFromDollars(shown.total) });
  expect((await browser.post('/api/complete-booking', { paymentIntentId })).status).toBe(200);
  expect(await bookingOf(email)).toEqual([{ status: 'confirmed', total_price: shown.total, quote: shown }]);
  expect(await announced(email, 'booking.confirmed')).toEqual([shown]);

  // A quote without a hold is reserved at that price or refused.
  const reservation = await browser.post<Answer>('/api/create-alternative-booking', {
    ...later,
    calculation: { ...offered },
  });
  expect(reservation.status).not.toBe(200);
  expect(await bookingOf(later.bookingData.email)).toEqual([]);

  // A reservation is paid by card at its accepted lines.
  const { body: payable } = await other.post<Answer>('/api/create-booking-payment-intent', toPay);
  expect({ ...payable.quote, cardFee: '0.00', cardFeeRate: 0, tax: '', total: '' }).toEqual({
    ...reserved?.quote,
    tax: '',
    total: '',
  });
});
