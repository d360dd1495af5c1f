import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { listUnavailableDates } from '@getaway/contracts/http/availability';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { everyDay, ratesOfStaff } from './rates/staff-rates.ts';
import { bookingsOfStaff } from './staff-bookings.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

interface QuoteAnswer {
  nights: { date: string; rate: string; surcharge: string; label: string; sources?: unknown }[];
  nightsTotal: string;
  total: string;
  warnings?: string[];
  reason?: string;
  detail?: string;
  errors?: { path: string }[];
}

type UnavailableAnswer = Answer<typeof listUnavailableDates>;

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
const quote = (first: number, nights: number, browser = service.browser(), more = {}) =>
  browser.post<QuoteAnswer>('/api/quote', { ...stay(first, nights), ...more });
const hold = (first: number, nights: number, browser = service.browser()) =>
  browser.post<IntentAnswer & QuoteAnswer>(
    '/api/create-booking-payment-intent',
    intentFor(inDays(first), inDays(first + nights)),
  );
const available = async (first: number, nights: number, browser = service.browser(), more = {}) =>
  (await browser.post('/api/check-availability', { ...stay(first, nights), ...more })).body;
const unavailable = async (browser = service.browser()) =>
  (await browser.get<{ unavailableDates: CalendarDate[] }>('/api/unavailable-dates')).body.unavailableDates;
const period = (first: number, last: number, what: Record<string, unknown>) =>
  rates.add({ kind: 'season', name: 'Season', firstDate: inDays(first), lastDate: inDays(last), ...what });

it('are read by many at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => service.browser().post('/api/quote', stay(30 + index, 1))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const searches = await Promise.all(
    Array.from({ length: 30 }, () => service.browser().get('/api/flexible-stays?nights=2')),
  );
  expect(searches.map(({ status }) => status)).toEqual(searches.map(() => 200));
});

const weekday = (date = '') =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });

describe('prices', () => {
  it('come from the override, then the season, then the table, and the quote says from where', async () => {
    await period(20, 25, { prices: everyDay(400) });
    const special = { kind: 'override', name: null, prices: everyDay('999.99') };
    await period(22, 22, special);
    const { body } = await quote(21, 2);
    expect(body.nights.map(({ rate, surcharge, sources }) => [rate, surcharge, sources])).toEqual([
      ['400.00', '0.00', [{ kind: 'season', name: 'Season' }]],
      ['999.99', '0.00', [{ kind: 'override', name: null }]],
    ]);
    const shown = await service
      .browser()
      .get<{ nights: { price: string }[] }>(`/api/night-rates?from=${inDays(21)}&to=${inDays(23)}`);
    expect(shown.body.nights.map(({ price }) => price)).toEqual(['400.00', '999.99']);
    const flexible = await service
      .browser()
      .get<{ stays: { total: string; checkInDate: string }[] }>('/api/flexible-stays?nights=1');
    for (const found of flexible.body.stays) {
      const checkOutDate = addDays(found.checkInDate as CalendarDate, 1);
      const asked = { checkInDate: found.checkInDate, checkOutDate };
      const quoted = await service.browser().post<QuoteAnswer>('/api/quote', asked);
      expect(quoted.body.total).toBe(found.total);
    }
  });

  it('are more or less than otherwise, and the quote says by how much', async () => {
    await period(20, 25, { prices: everyDay(400) });
    await period(21, 22, { name: 'Fair', adjustments: everyDay({ unit: 'dollars', value: -20 }) });
    await period(22, 22, { kind: 'holiday', name: 'Our day' });
    const adjustments = everyDay({ unit: 'percent', value: '10' });
    await period(22, 22, { kind: 'override', name: null, adjustments });
    const { body } = await quote(20, 3);
    const [first, second, third] = body.nights;
    expect(first).toMatchObject({ rate: '400.00' });
    const fair = { kind: 'season', name: 'Fair', adjustment: { unit: 'dollars', value: '-20.00' } };
    expect(second?.sources).toEqual([fair]);
    // From the table, not from the longer season, and by a tenth with the holiday surcharge.
    const byTable = { Saturday: 300, Friday: 250, Sunday: 250 }[weekday(third?.date)] ?? 200;
    expect(third).toMatchObject({
      ...{ rate: ((byTable - 20 + 50) * 1.1).toFixed(2), surcharge: '0.00' },
      sources: [
        { kind: 'override', name: null, adjustment: { unit: 'percent', value: '10' } },
        ...[fair, { kind: 'holiday', name: 'Our day' }],
      ],
    });
    expect(third?.label).toMatch(/, Fair, Our day, Special price$/);
    const shown = await service
      .browser()
      .get<{ nights: { price: string }[] }>(`/api/night-rates?from=${inDays(22)}&to=${inDays(23)}`);
    expect(shown.body.nights.map(({ price }) => price)).toEqual([third?.rate]);
  });

  it('include the holiday surcharge on dates that are holidays', async () => {
    const [before] = (await quote(30, 1)).body.nights;
    await period(30, 30, { kind: 'holiday', name: 'Our day' });
    const [after] = (await quote(30, 1)).body.nights;
    expect(after).toMatchObject({ rate: before?.rate, surcharge: '50.00' });
    expect(after?.label).toContain('Our day');
    expect(before?.sources).toBeUndefined();
  });

  it('that were quoted are charged, whatever staff set in the meantime', async () => {
    const browser = service.browser();
    const held = await hold(40, 2, browser);
    expect(held.status).toBe(200);
    await period(40, 45, { prices: everyDay(1_000), closed: true, minimumNights: 5 });
    const { body: kept } = held;
    const check = await browser.post('/api/check-booking-payment', {
      holdId: kept.holdId,
      paymentIntentId: kept.paymentIntentId,
      ...stay(40, 2),
      totalAmount: Number(kept.quote.total),
    });
    expect(check.status).toBe(200);
    await service.pay(kept.paymentIntentId);
    const done = await browser.post('/api/complete-booking', { paymentIntentId: kept.paymentIntentId });
    expect(done).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    // Another guest sees the new price, and gets it refused at the old one.
    expect((await quote(41, 5)).body.reason).toBe('closed');
  });

  it('that changed between the quote and the booking are shown before anything is held', async () => {
    const { body } = await quote(50, 1);
    await period(50, 50, { prices: everyDay(1_000) });
    const late = await service.browser().post('/api/create-booking-payment-intent', {
      ...intentFor(inDays(50), inDays(51)),
      totalAmount: Number(body.total),
    });
    expect(late).toMatchObject({ status: 409, body: { type: 'price-changed' } });
  });
});

describe('rules', () => {
  it('refuse the quote, the availability, and the hold in the same words', async () => {
    await period(60, 70, { name: 'June', minimumNights: 2 });
    const detail = 'Two nights minimum in June';
    expect(await quote(61, 1)).toMatchObject({
      status: 400,
      body: { reason: 'minimum-nights', detail, errors: [{ path: 'checkOutDate', message: detail }] },
    });
    expect(await available(61, 1)).toEqual({ available: false, reason: 'minimum-nights', message: detail });
    expect(await hold(61, 1)).toMatchObject({ status: 400, body: { reason: 'minimum-nights', detail } });
    expect(await available(61, 2)).toEqual({ available: true });
    expect((await hold(61, 2)).status).toBe(200);
  });

  it('are in the night rates where they differ, and no flexible stay breaks them', async () => {
    await rates.setRules({ minimumNights: 2, maximumNights: 10 });
    await period(80, 81, { closedToArrival: true, closedToDeparture: true, minimumNights: 4 });
    await period(81, 81, { kind: 'override', closed: true });
    const { body } = await service.browser().get(`/api/night-rates?from=${inDays(79)}&to=${inDays(82)}`);
    const price = expect.any(String) as string;
    const ruled = {
      price,
      minimumNights: 4,
      minimumName: 'Season',
      closedToArrival: true,
      closedToDeparture: true,
    };
    expect(body).toEqual({
      ...{ minimumNights: 2, maximumNights: 10 },
      nights: [
        { date: inDays(79), price },
        { date: inDays(80), ...ruled },
        { date: inDays(81), ...ruled, closed: true },
      ],
    });
    const month = inDays(80).slice(0, 7);
    const search = (nights: number) =>
      service
        .browser()
        .get<{ stays: { checkInDate: string; checkOutDate: string }[] }>(
          `/api/flexible-stays?nights=${nights}&month=${month}`,
        );
    expect((await search(1)).body.stays).toEqual([]);
    const { stays } = (await search(2)).body;
    expect(stays.length).toBeGreaterThan(0);
    for (const { checkInDate, checkOutDate } of stays)
      expect((await service.browser().post('/api/quote', { checkInDate, checkOutDate })).status).toBe(200);
  });

  it('take closed nights and those outside the booking window from the calendar', async () => {
    await period(5, 6, { closed: true });
    await rates.setRules({ windowDays: 100, leadHours: 48 });
    const nights = await unavailable();
    expect(nights.slice(0, 2)).toEqual([inDays(0), inDays(1)]);
    expect(nights).toContain(inDays(6));
    expect(nights).toContain(inDays(100));
    expect(nights).not.toContain(inDays(99));
    const { body } = await service.browser().get<UnavailableAnswer>('/api/unavailable-dates');
    // How many days 48 hours are depends on the hour of this test.
    expect(body.ruled?.leadTime?.slice(0, 2)).toEqual([inDays(0), inDays(1)]);
    expect(body.ruled?.closed).toEqual([inDays(5), inDays(6)]);
    expect(body.ruled?.bookingWindow?.[0]).toBe(inDays(100));
    expect((await quote(0, 3)).body.reason).toBe('lead-time');
    expect((await quote(99, 2)).body.reason).toBe('booking-window');
  });

  it('are broken by staff with a warning, and prices still follow them', async () => {
    await period(110, 120, { minimumNights: 3, closedToArrival: true, prices: everyDay(500) });
    const previewed = await quote(111, 1, service.staff, { paymentMethod: 'manual' });
    expect(previewed.body).toMatchObject({
      nightsTotal: '500.00',
      warnings: [expect.stringContaining('No check-in on'), 'Three nights minimum in Season'],
    });
    expect(await available(111, 1, service.staff, { ignoreRules: true })).toEqual({ available: true });
    expect(await available(111, 1, service.browser(), { ignoreRules: true })).toMatchObject({
      available: false,
    });
    const bookings = bookingsOfStaff(service, service.staff);
    const made = await bookings.create(stay(111, 1));
    expect(made.status).toBe(201);
    const amended = await quote(111, 2, service.staff, { bookingId: made.body.id });
    expect(amended.body.warnings).toEqual(['Three nights minimum in Season']);
    const same = await quote(111, 1, service.staff, { bookingId: made.body.id });
    expect(same.body).not.toHaveProperty('warnings');
  });

  it('hold for guests who move their stay, except for what they have already', async () => {
    const { id } = await paidStay(service, 130);
    const guest = stayGuest(service, await tokenOf(service, id));
    await period(130, 150, { minimumNights: 6, closedToArrival: true });
    const { checkInDate, checkOutDate } = (await bookingsOfStaff(service, service.staff).read(id)).body;
    expect(await guest.previewMove(checkInDate, checkOutDate)).toMatchObject({ status: 200 });
    expect(await guest.previewMove(inDays(140), inDays(147))).toMatchObject({
      status: 400,
      body: { reason: 'closed-to-arrival' },
    });
    expect(await guest.previewMove(checkInDate, addDays(checkInDate, 6))).toMatchObject({ status: 200 });
  });
});

describe('nights between stays', () => {
  it('stay empty for guests, also if they book at the same time, and are not kept around blocks', async () => {
    await rates.setRules({ nightsBetween: 1 });
    // With an address each: holds of one address wait for each other anyway.
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const { bookingData } = intentFor(inDays(200 + index), inDays(201 + index));
        return service.browser().post<QuoteAnswer>('/api/create-booking-payment-intent', {
          bookingData: { ...bookingData, email: `guest-${index}@example.com` },
        });
      }),
    );
    const held = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(held.length).toBeGreaterThan(2);
    for (const [place, index] of held.entries()) expect(index - (held[place - 1] ?? -9)).toBeGreaterThan(1);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused[0]?.body.reason).toBe('nights-between');

    const nights = await unavailable();
    const first = 200 + (held[0] ?? 0);
    expect(nights).toContain(inDays(first - 1));
    expect(nights).toContain(inDays(first + 1));
    expect(await available(first + 1, 1)).toMatchObject({ available: false });
    await service.staff.post('/api/admin/blocked-dates', { fromDate: inDays(220), reason: 'other' });
    expect(await available(221, 1)).toEqual({ available: true });
  });

  it('stay empty when two guests move their stays next to each other at once', async () => {
    await rates.setRules({ nightsBetween: 1 });
    for (const first of [300, 330, 360]) {
      const guests = await Promise.all(
        [first, first + 8].map(async (day) =>
          stayGuest(service, await tokenOf(service, (await paidStay(service, day)).id)),
        ),
      );
      const dates = [15, 17].map((days) => [inDays(first + days), inDays(first + days + 2)] as const);
      const previews = await Promise.all(
        guests.map((guest, index) => guest.previewMove(...(dates[index] ?? [inDays(0), inDays(1)]))),
      );
      const moves = await Promise.all(
        guests.map((guest, index) =>
          guest.move(...(dates[index] ?? [inDays(0), inDays(1)]), previews[index]?.body.quote.total ?? ''),
        ),
      );
      expect(moves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    }
  });

  it('have their own reason, and those around a guest’s own stay are available to its move', async () => {
    await rates.setRules({ nightsBetween: 1 });
    const { id } = await paidStay(service, 400);
    const { checkInDate, checkOutDate } = (await bookingsOfStaff(service, service.staff).read(id)).body;
    const around = [addDays(checkInDate, -1), checkOutDate];
    const { body } = await service.browser().get<UnavailableAnswer>('/api/unavailable-dates');
    expect(body.ruled?.nightsBetween).toEqual(expect.arrayContaining(around));
    expect(body.ruled?.nightsBetween).not.toContain(checkInDate);
    expect(body.unavailableDates).toEqual(expect.arrayContaining([checkInDate, ...around]));
    const guest = stayGuest(service, await tokenOf(service, id));
    const own = await guest.send<UnavailableAnswer>('GET', '/unavailable-dates');
    expect(own.status).toBe(200);
    for (const night of [checkInDate, ...around]) expect(own.body.unavailableDates).not.toContain(night);
    expect(await guest.previewMove(checkInDate, addDays(checkOutDate, 1))).toMatchObject({ status: 200 });
    // The nights around the stays of others stay theirs.
    const { id: otherId } = await paidStay(service, 410);
    const other = (await bookingsOfStaff(service, service.staff).read(otherId)).body;
    const after = await guest.send<UnavailableAnswer>('GET', '/unavailable-dates');
    expect(after.body.unavailableDates).toContain(other.checkInDate);
    expect(after.body.ruled?.nightsBetween).toContain(other.checkOutDate);
  });

  it('leave the nights around the guest’s own hold to that guest', async () => {
    await rates.setRules({ nightsBetween: 2 });
    const browser = service.browser();
    expect((await hold(240, 1, browser)).status).toBe(200);
    expect(await unavailable(browser)).not.toContain(inDays(241));
    expect(await unavailable()).toContain(inDays(242));
    expect(await available(240, 3, browser)).toEqual({ available: true });
    expect((await hold(240, 3, browser)).status).toBe(200);
  });
});
