import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '@getaway/contracts/http/quote';
import type { StayDiscountsOnWire } from '@getaway/contracts/http/stay-discounts';
import { addDays } from '@getaway/kernel/calendar-date';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { everyDay, ratesOfStaff } from './rates/staff-rates.ts';
import { bookingsOfStaff } from './staff-bookings.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

type QuoteAnswer = Quote & { reason?: string; errors?: { path: string; message: string }[] };

let service: StaffedService;
let rates: ReturnType<typeof ratesOfStaff>;
beforeAll(async () => {
  service = await startStaffedService({ webhooks: false });
  rates = ratesOfStaff(service.staff);
});
afterEach(() => rates.reset());
afterAll(() => service.stop());

const stay = (first: number, nights: number) => ({
  checkInDate: inDays(first),
  checkOutDate: inDays(first + nights),
});
const quote = (first: number, nights: number, browser = service.browser()) =>
  browser.post<QuoteAnswer>('/api/quote', stay(first, nights));

describe('the settings', () => {
  it('are those of a house that takes nothing off, until staff change them', async () => {
    expect(await rates.discounts()).toMatchObject({ fillsGaps: false, longStayPercent: 0, gapPercent: 0 });
    expect((await quote(20, 7)).body).not.toHaveProperty('stayDiscounts');
    expect((await quote(20, 7)).body).not.toHaveProperty('discountTerms');
  });

  it('are refused with their field, and where another change came first', async () => {
    const refused = async (change: Partial<StayDiscountsOnWire>) => {
      const { status, body } = await rates.setDiscounts(change);
      return [status, (body as unknown as QuoteAnswer).errors?.[0]?.path];
    };
    expect(await refused({ longStayPercent: 91 })).toEqual([400, 'longStayPercent']);
    expect(await refused({ longStayPercent: 2.5 })).toEqual([400, 'longStayPercent']);
    expect(await refused({ lastMinuteDays: -1 })).toEqual([400, 'lastMinuteDays']);
    expect(await refused({ earlyBirdDays: 732 })).toEqual([400, 'earlyBirdDays']);
    expect(await refused({ gapPercent: 10 })).toEqual([400, 'gapPercent']);
    expect(await refused({ longerStayPercent: 10, longerStayNights: 7 })).toEqual([400, 'longerStayNights']);
    const { version } = await rates.discounts();
    expect((await rates.setDiscounts({ longStayPercent: 10 })).status).toBe(200);
    expect((await rates.setDiscounts({ version, longStayPercent: 20 })).status).toBe(409);
    expect((await rates.discounts()).longStayPercent).toBe(10);
    // Who edits the rules of stays is not in the way of who edits these.
    const { version: before } = await rates.discounts();
    expect((await rates.setRules({ minimumNights: 2 })).status).toBe(200);
    expect((await rates.discounts()).version).toBe(before);
  });
});

describe('a discount', () => {
  it('is a line of the quote, the booking, and the flexible stays, and stays with the booking', async () => {
    await rates.setDiscounts({ longStayPercent: 10, lastMinutePercent: 0 });
    await rates.add({
      ...{ kind: 'season', name: 'Even', prices: everyDay(200) },
      ...{ firstDate: inDays(20), lastDate: inDays(200) },
    });
    const line = { kind: 'long-stay', label: '10% off for 7 nights or more', percent: 10, amount: '140.00' };
    const { body } = await quote(60, 7);
    expect(body).toMatchObject({ nightsTotal: '1400.00', stayDiscounts: [line], subtotal: '1420.00' });
    expect((await quote(60, 6)).body).not.toHaveProperty('stayDiscounts');

    const desk = bookingsOfStaff(service, service.staff);
    const made = await desk.create(stay(60, 7));
    const { quote: stored, basePrice } = (
      await service.staff.get<{ quote: Quote; basePrice: string }>(`/api/admin/bookings/${made.body.id}`)
    ).body;
    expect(stored).toMatchObject({ stayDiscounts: [line], discountTerms: { longStayPercent: 10 } });
    expect(basePrice).toBe('1260.00');

    // What staff set later is not the price of this booking, whichever way it changes.
    await rates.setDiscounts({ longStayPercent: 0, earlyBirdPercent: 50, earlyBirdDays: 30 });
    const preview = (first: number, nights: number) =>
      service.staff.post<QuoteAnswer>('/api/quote', {
        ...{ ...stay(first, nights), bookingId: made.body.id, paymentMethod: 'manual' },
      });
    expect((await preview(60, 8)).body).toMatchObject({ stayDiscounts: [{ amount: '160.00' }] });
    const shorter = (await preview(60, 6)).body;
    expect(shorter).not.toHaveProperty('stayDiscounts');
    expect(shorter).toMatchObject({
      amendment: {
        changes: expect.arrayContaining([
          { kind: 'discount', name: line.label, from: '140.00', to: null },
        ]) as unknown,
      },
    });

    const flexible = await service
      .browser()
      .get<{ stays: { total: string; checkInDate: string; checkOutDate: string }[] }>(
        `/api/flexible-stays?nights=2&month=${inDays(100).slice(0, 7)}`,
      );
    expect(flexible.body.stays.length).toBeGreaterThan(0);
    for (const { checkInDate, checkOutDate, total } of flexible.body.stays) {
      const quoted = await service.browser().post<QuoteAnswer>('/api/quote', { checkInDate, checkOutDate });
      expect(quoted.body).toMatchObject({ total, stayDiscounts: [{ kind: 'early-bird', percent: 50 }] });
    }
  });

  it('is part of what a guest pays, keeps, and reads on the invoice', async () => {
    await rates.setDiscounts({ earlyBirdPercent: 10, earlyBirdDays: 30 });
    const { id } = await paidStay(service, 240);
    const guest = stayGuest(service, await tokenOf(service, id));
    const view = await guest.view();
    const [line] = view.quote.stayDiscounts ?? [];
    expect(line).toMatchObject({ label: '10% off for booking at least 30 days before check-in' });
    expect(view.money).toMatchObject({ total: view.quote.total, paid: view.quote.total, balance: '0.00' });
    await rates.setDiscounts({ earlyBirdPercent: 0 });
    const { checkInDate, checkOutDate } = view;
    const moved = await guest.previewMove(checkInDate, addDays(checkOutDate, 1));
    expect(moved.body.quote.stayDiscounts?.[0]?.percent).toBe(10);
    const { refund } = (await guest.previewCancellation()).body;
    expect(refund).toBe(view.quote.total);
  });
});

describe('the gap rule', () => {
  const shortStay = (first: number, browser = service.browser()) =>
    browser.post<IntentAnswer & QuoteAnswer>(
      '/api/create-booking-payment-intent',
      intentFor(inDays(first), inDays(first + 1)),
    );

  it('lets a shorter stay fill a gap exactly, with its discount, and no other shorter stay', async () => {
    await rates.setRules({ minimumNights: 3 });
    const desk = bookingsOfStaff(service, service.staff);
    for (const first of [300, 304]) expect((await desk.create(stay(first, 3))).status).toBe(201);
    expect((await quote(303, 1)).body.reason).toBe('minimum-nights');
    await rates.setDiscounts({ fillsGaps: true, gapPercent: 20 });
    expect((await quote(303, 1)).body).toMatchObject({
      stayDiscounts: [{ kind: 'gap', label: '20% off for the nights between two stays' }],
    });
    expect((await quote(310, 1)).body.reason).toBe('minimum-nights');
    expect((await quote(307, 1)).body.reason).toBe('minimum-nights');
    const available = await service.browser().post('/api/check-availability', stay(303, 1));
    expect(available.body).toEqual({ available: true });
    const shown = await service.browser().get(`/api/night-rates?from=${inDays(303)}&to=${inDays(304)}`);
    expect(shown.body).toMatchObject({ minimumNights: 3, fillsGaps: true });
    const found = await service
      .browser()
      .get<{ stays: { checkInDate: string }[] }>(
        `/api/flexible-stays?nights=1&month=${inDays(303).slice(0, 7)}`,
      );
    expect(found.body.stays.map(({ checkInDate }) => checkInDate)).toContain(inDays(303));
    const browser = service.browser();
    expect((await shortStay(310)).body.reason).toBe('minimum-nights');
    const held = await shortStay(303, browser);
    expect(held).toMatchObject({ status: 200, body: { quote: { stayDiscounts: [{ kind: 'gap' }] } } });
    // The guest's own hold is no other stay: the quote of what they hold stays the same.
    expect((await quote(303, 1, browser)).body.total).toBe(held.body.quote.total);
  });

  it('counts closed nights and those kept free around stays as the ends of a gap', async () => {
    await rates.setRules({ minimumNights: 3, nightsBetween: 1 });
    await rates.setDiscounts({ fillsGaps: true });
    const desk = bookingsOfStaff(service, service.staff);
    expect((await desk.create(stay(400, 2))).status).toBe(201);
    // 402 is kept free, 405 is closed.
    await rates.add({
      ...{ kind: 'override', name: null, closed: true, firstDate: inDays(405), lastDate: inDays(405) },
    });
    expect((await quote(403, 2)).status).toBe(200);
    expect((await quote(403, 1)).body.reason).toBe('minimum-nights');
  });
});
