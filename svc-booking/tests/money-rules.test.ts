import { describe, expect, it } from 'vitest';
import type { Quote } from '@getaway/contracts/http/quote';
import { usualMoneyRules, type MoneyRules } from '@getaway/kernel/money-rules';
import type { Stay } from '@getaway/kernel/stay';
import { cancellationNoticeHours } from '../src/bookings/cancellation-policy.rules.ts';
import type { Browser } from './browser.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { publishContent } from './publish-content.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

interface Reserved {
  type?: string;
  quote: Quote;
  paymentDueAt: string;
}

const { service, desk } = await deskForTests({ webhooks: false });

/** Publishes the house with rules of its own, as staff do. */
const publishRules = (money: Partial<MoneyRules>): Promise<number> =>
  publishContent(service, { policies: { money } });

let day = 10;
/** Not at the special dates, whose notice is another rule. */
const nextStay = (nights = 2) => {
  do day += 6;
  while (isSpecial({ checkIn: inDays(day), checkOut: inDays(day + nights) }));
  return intentFor(inDays(day), inDays(day + nights));
};
const isSpecial = (stay: Stay): boolean =>
  cancellationNoticeHours(stay, usualMoneyRules) !== usualMoneyRules.refundNoticeHours;
type Request = ReturnType<typeof nextStay>;
const quote = async (request: Request, paymentMethod: string): Promise<Quote> =>
  (await service.browser().post<Quote>('/api/quote', { ...request.bookingData, paymentMethod })).body;
const reserve = (request: Request, calculation?: object, browser: Browser = service.browser()) =>
  browser.post<Reserved>('/api/create-alternative-booking', { ...request, calculation });
const hold = (request: Request, calculation?: object, browser: Browser = service.browser()) =>
  browser.post<{ type?: string; quote: Quote; paymentIntentId: string }>(
    '/api/create-booking-payment-intent',
    {
      ...request,
      calculation,
    },
  );
const stored = async ({ bookingData }: Request) => {
  const { rows } = await service.database.query<{ hours: number; quote: Quote; total: string }>(
    'SELECT cancellation_notice_hours AS hours, quote, total_price AS total FROM bookings WHERE email = $1',
    [bookingData.email],
  );
  return rows[0];
};
const hoursUntil = (instant: string): number => Math.round((Date.parse(instant) - Date.now()) / 3_600_000);

describe('a new quote', () => {
  it.each([
    [2.5, '0.025'],
    [3.33, '0.0333'],
    [0, '0'],
    [10, '0.1'],
  ])('has the card fee of %s%% that the house has now', async (cardFeePercent, rate) => {
    await publishRules({ cardFeePercent });
    const request = nextStay();
    const byCard = await quote(request, 'card');
    expect(String(byCard.cardFeeRate)).toBe(rate);
    const fee = Math.round((Number(byCard.subtotal) * 100 * cardFeePercent) / 100) / 100;
    expect(byCard.cardFee).toBe(fee.toFixed(2));
    expect((await quote(request, 'alternative')).cardFee).toBe('0.00');
    const held = await hold(request, byCard);
    expect(held.body.quote).toEqual(byCard);
    const paid = await service.pay(held.body.paymentIntentId);
    expect(paid.body).toMatchObject({ amount_received: Math.round(Number(byCard.total) * 100) });
  });

  it.each([0, 1, 85, 2000])('has the cleaning fee of $%d that the house has now', async (cleaningFee) => {
    await publishRules({ cleaningFee });
    const request = nextStay();
    const byCard = await quote(request, 'card');
    expect(byCard.cleaningFee).toBe(`${cleaningFee}.00`);
    expect(Number(byCard.subtotal)).toBe(Number(byCard.nightsTotal) + cleaningFee);
    const held = await hold(request, byCard);
    expect(held.body.quote).toEqual(byCard);
    await service.pay(held.body.paymentIntentId);
    expect(await stored(request)).toMatchObject({ quote: { cleaningFee: byCard.cleaningFee } });
  });

  it('has the terms of the house, and the stay is booked with them', async () => {
    await publishRules({ refundNoticeHours: 72, specialNoticeHours: 240, paymentHours: 36 });
    const request = nextStay();
    const shown = await quote(request, 'alternative');
    expect(shown.terms).toMatchObject({ cancellationNoticeHours: 72, paymentHours: 36 });
    const reserved = await reserve(request, shown);
    expect(hoursUntil(reserved.body.paymentDueAt)).toBe(36);
    expect(await stored(request)).toMatchObject({ hours: 72, quote: { terms: shown.terms } });
  });
});

describe('what a guest was shown before the rules changed', () => {
  const changes: [string, Partial<MoneyRules>, 'card' | 'alternative'][] = [
    ['the cleaning fee', { cleaningFee: 85 }, 'card'],
    ['the cleaning fee, without a card', { cleaningFee: 0 }, 'alternative'],
    ['the card fee', { cardFeePercent: 4 }, 'card'],
    ['the notice, for a card payment', { refundNoticeHours: 96 }, 'card'],
    ['the notice', { refundNoticeHours: 96 }, 'alternative'],
    ['the time to pay', { paymentHours: 12 }, 'alternative'],
  ];
  it.each(changes)(
    'is not booked once %s has changed: the new quote is shown',
    async (_what, rules, method) => {
      await publishRules({});
      const request = nextStay();
      const shown = await quote(request, method);
      await publishRules(rules);
      const accept = (calculation: Quote) =>
        method === 'card' ? hold(request, calculation) : reserve(request, calculation);
      const refused = await accept(shown);
      expect(refused).toMatchObject({
        status: 409,
        body: { type: 'price-changed' },
      });
      expect(refused.body.quote).toEqual(await quote(request, method));
      expect(refused.body.quote).not.toEqual(shown);
      expect((await accept(refused.body.quote)).status).toBe(200);
      expect((await stored(request))?.hours).toBe(rules.refundNoticeHours ?? 48);
    },
  );

  it('is never refused for its terms to a page that shows none', async () => {
    await publishRules({});
    const request = nextStay();
    const { total } = await quote(request, 'alternative');
    await publishRules({ paymentHours: 12 });
    expect((await reserve(request, { total })).status).toBe(200);
  });

  it('is what a hold is charged and booked with', async () => {
    await publishRules({});
    const request = nextStay();
    const browser = service.browser();
    const { body: held } = await hold(request, undefined, browser);
    await publishRules({ cleaningFee: 999, cardFeePercent: 9, refundNoticeHours: 96 });
    const { paymentIntentId } = held;
    await service.pay(paymentIntentId);
    expect((await browser.post('/api/complete-booking', { paymentIntentId })).status).toBe(200);
    expect(await stored(request)).toEqual({ hours: 48, quote: held.quote, total: held.quote.total });
  });
});

describe('an accepted booking', () => {
  const guestOf = async (id: string) => stayGuest(service, await tokenOf(service, id));

  it('keeps its card fee in amendments, also if its rate was not stored', async () => {
    await publishRules({});
    day += 10;
    const [first, { id }] = [day, await paidStay(service, day)];
    await publishRules({ cardFeePercent: 0 });
    const guest = await guestOf(id);
    const { body: shown } = await guest.previewMove(inDays(first), inDays(first + 3));
    expect(shown.quote.cardFeeRate).toBe(0.025);
    await service.database.query(
      `UPDATE bookings SET quote = quote - 'cardFeeRate' - 'terms' WHERE id = $1`,
      [id],
    );
    expect((await guest.previewMove(inDays(first), inDays(first + 3))).body.quote).toEqual(shown.quote);
  });

  it('keeps its cleaning fee in moves by its guest, and when it is paid by card', async () => {
    await publishRules({ cleaningFee: 85 });
    day += 10;
    const [first, { id }] = [day, await paidStay(service, day)];
    const request = nextStay();
    await reserve(request);
    const reserved = await stored(request);
    await publishRules({ cleaningFee: 0 });
    const { body: shown } = await (await guestOf(id)).previewMove(inDays(first), inDays(first + 3));
    expect(shown.quote.cleaningFee).toBe('85.00');
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM bookings WHERE email = $1',
      [request.bookingData.email],
    );
    const { canPay } = await (await guestOf(rows[0]?.id ?? '')).view();
    expect(canPay.balance).toBe(reserved?.total);
    await desk.change(rows[0]?.id ?? '', { checkOutDate: inDays(day + 3) });
    expect((await stored(request))?.quote.cleaningFee).toBe('85.00');
  });

  it('keeps its notice in changes by staff, and keeps its deadline', async () => {
    await publishRules({});
    const request = nextStay();
    const { body: reserved } = await reserve(request);
    await publishRules({ refundNoticeHours: 120, paymentHours: 1 });
    const { rows } = await service.database.query<{ id: string; due: Date }>(
      'SELECT id, payment_due_at AS due FROM bookings WHERE email = $1',
      [request.bookingData.email],
    );
    expect(rows[0]?.due.toISOString()).toBe(reserved.paymentDueAt);
    await desk.change(rows[0]?.id ?? '', { checkOutDate: inDays(day + 3) });
    expect((await stored(request))?.hours).toBe(48);
  });

  it('is moved by its guest with the terms that the page showed, or not at all', async () => {
    await publishRules({});
    day += 10;
    const [first, { id }] = [day, await paidStay(service, day)];
    const guest = await guestOf(id);
    const dates = { checkInDate: inDays(first + 1), checkOutDate: inDays(first + 3) };
    const { body: shown } = await guest.previewMove(dates.checkInDate, dates.checkOutDate);
    await publishRules({ refundNoticeHours: 96 });
    const move = (shownRefundableUntil: string | null) =>
      guest.send<{ type: string; preview: typeof shown }>('POST', '/move', {
        ...dates,
        ...{ shownTotal: shown.quote.total, shownRefundableUntil },
      });
    const { status, body } = await move(shown.refundableUntil);
    expect([status, body.type]).toEqual([409, 'changed-meanwhile']);
    expect(body.preview.refundableUntil).not.toBe(shown.refundableUntil);
    expect((await move(body.preview.refundableUntil)).status).toBe(200);
    const { rows } = await service.database.query(
      'SELECT cancellation_notice_hours FROM bookings WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ cancellation_notice_hours: 96 }]);
  });

  it('pays what it owes by card at the fee of today, as its page shows it', async () => {
    await publishRules({ cardFeePercent: 5 });
    const request = nextStay();
    await reserve(request);
    const due = (await stored(request))?.total;
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM bookings WHERE email = $1',
      [request.bookingData.email],
    );
    const guest = await guestOf(rows[0]?.id ?? '');
    const offer = async (cardFeePercent: number) => {
      await publishRules({ cardFeePercent });
      const { canPay } = await guest.view();
      expect(canPay.balance).toBe(due);
      const added = Number(canPay.amount) - Number(canPay.balance);
      expect(Number(canPay.cardFee)).toBeCloseTo(added, 2);
      return { amount: canPay.amount, added };
    };
    expect((await offer(1)).added).toBeGreaterThan(0);
    const { amount, added } = await offer(0);
    expect(added).toBe(0);
    expect((await guest.pay(amount)).body.amount).toBe(amount);
    // A payment that has begun is for the amount that was shown.
    expect((await offer(5)).amount).toBe(amount);
  });
});

it('a house without rules of its own has the usual ones', async () => {
  await publishRules({});
  const shown = await quote(nextStay(), 'card');
  const { cleaningFee, cardFeePercent, refundNoticeHours, paymentHours } = usualMoneyRules;
  expect(shown.cleaningFee).toBe(cleaningFee.toFixed(2));
  expect(shown.cardFeeRate).toBe(cardFeePercent / 100);
  expect(shown.terms).toMatchObject({ cancellationNoticeHours: refundNoticeHours, paymentHours });
});
