import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths, calendarMonth } from '@getaway/kernel/calendar-month';
import { atTheProvider } from './test-deps.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';
import { bookingsOfStaff } from './staff-bookings.ts';

interface Overview {
  today: string;
  unpaidReservations: {
    bookingReference: string;
    paymentDueAt: string | null;
    totalPrice: string;
    due: string;
  }[];
  latePayments: {
    bookingReference: string;
    amount: string;
    refundedAt: string | null;
    refusedAt: string | null;
  }[];
  arrivals: { guestName: string; due: string }[];
  departures: { guestName: string }[];
  months: { month: string; revenue: string; nights: number; nightsInMonth: number }[];
}

describe('the overview', () => {
  let service: StaffedService;
  beforeAll(async () => {
    service = await startStaffedService();
  });
  afterAll(() => service.stop());

  const overview = async () => (await service.staff.get<Overview>('/api/admin/overview')).body;
  const monthOf = (date: string) => date.slice(0, 7);

  it('requires a session', async () => {
    expect((await service.browser().get('/api/admin/overview')).status).toBe(401);
  });

  it('of an empty property shows thirteen months without a guest', async () => {
    const { months, today, ...rest } = await overview();
    expect(rest).toEqual({
      unpaidReservations: [],
      latePayments: [],
      disputes: [],
      unclaimedMoney: [],
      arrivals: [],
      departures: [],
      unpaidLimits: [],
    });
    expect(months).toHaveLength(13);
    expect(months[6]?.month).toBe(monthOf(today));
    expect(months.every(({ revenue, nights }) => revenue === '0.00' && nights === 0)).toBe(true);
    expect(months.every(({ nightsInMonth }) => nightsInMonth >= 28 && nightsInMonth <= 31)).toBe(true);
  });

  it('says until when another guest is in the house on the day of a check-in', async () => {
    const { create } = bookingsOfStaff(service, service.staff);
    const leaving = { checkInDate: inDays(300), checkOutDate: inDays(302), checkOutTime: '12:30' };
    const { body } = await create({ ...leaving, guestName: 'Ada' });
    const departure = (query: string) =>
      service.staff.get(`/api/admin/same-day-departure?date=${query}`).then((answer) => answer.body);
    expect(await departure(inDays(302))).toEqual({ checkOutTime: '12:30' });
    expect(await departure(inDays(301))).toEqual({ checkOutTime: null });
    const { id } = body as { id: string };
    expect(await departure(`${inDays(302)}&exceptBookingId=${id}`)).toEqual({ checkOutTime: null });
    await service.staff.put(`/api/admin/bookings/${id}`, { status: 'cancelled' });
    expect(await departure(inDays(302))).toEqual({ checkOutTime: null });
  });

  it('lists check-ins and check-outs of the next seven days, today included', async () => {
    const { create } = bookingsOfStaff(service, service.staff);
    const stays = [
      ['Today', 0, 1],
      ['Sixth', 6, 8],
      ['Seventh', 8, 9],
      ['Leaving', -2, 0],
    ] as const;
    for (const [guestName, from, to] of stays) {
      await create({ guestName, checkInDate: inDays(from), checkOutDate: inDays(to) });
    }
    await create({
      guestName: 'Never',
      checkInDate: inDays(3),
      checkOutDate: inDays(4),
      status: 'cancelled',
    });
    const { arrivals, departures } = await overview();
    expect(arrivals.map(({ guestName }) => guestName)).toEqual(['Today', 'Sixth']);
    expect(departures.map(({ guestName }) => guestName)).toEqual(['Leaving', 'Today']);
  });

  it('says what is left to pay of a coming stay, whose guest has the entry code', async () => {
    const { body } = await bookingsOfStaff(service, service.staff).create({
      guestName: 'Paid in part',
      checkInDate: inDays(4),
      checkOutDate: inDays(5),
    });
    const due = async () =>
      (await overview()).arrivals.find(({ guestName }) => guestName === 'Paid in part')?.due;
    expect(await due()).toBe(body.totalPrice);
    const pay = (amount: string) =>
      service.staff.post(`/api/admin/bookings/${body.id}/payments`, { amount, method: 'cash' });
    await pay('1.00');
    const left = (Number(body.totalPrice) - 1).toFixed(2);
    expect(await due()).toBe(left);
    await pay(left);
    expect(await due()).toBe('0.00');
  });

  it('counts what a stay received, less what it returned, in its check-in month, and each night in its own', async () => {
    const before = await overview();
    const [lastNight, firstOfMonth] = turnOfMonth(before.today);
    const { body } = await bookingsOfStaff(service, service.staff).create({
      guestName: 'Over the turn',
      checkInDate: lastNight,
      checkOutDate: secondOf(firstOfMonth),
    });
    const money = { amount: '200.00', method: 'cash' };
    await service.staff.post(`/api/admin/bookings/${body.id}/payments`, money);
    await service.staff.post(`/api/admin/bookings/${body.id}/recorded-refunds`, {
      ...money,
      amount: '50.00',
    });
    const after = await overview();
    const difference = (date: string) => {
      const [was, is] = [before, after].map(({ months }) =>
        months.find(({ month }) => month === monthOf(date)),
      );
      return [Number(is?.revenue) - Number(was?.revenue), Number(is?.nights) - Number(was?.nights)];
    };
    expect(difference(lastNight)).toEqual([expect.closeTo(150), 1]);
    expect(difference(firstOfMonth)).toEqual([0, 1]);
  });

  it('lists reservations that wait for payment until they are paid', async () => {
    const guest = service.browser();
    const reserved = await guest.post<{ bookingReference: string; paymentDueAt: string }>(
      '/api/create-alternative-booking',
      {
        bookingData: {
          firstName: 'Hedy',
          lastName: 'Lamarr',
          email: 'hedy@example.com',
          phone: '555 0100',
          checkInDate: inDays(20),
          checkOutDate: inDays(21),
        },
      },
    );
    const { bookingReference, paymentDueAt } = reserved.body;
    const [waiting] = (await overview()).unpaidReservations;
    expect(waiting).toMatchObject({ bookingReference, paymentDueAt });
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM bookings WHERE booking_reference = $1',
      [bookingReference],
    );
    const path = `/api/admin/bookings/${rows[0]?.id ?? ''}`;
    await service.staff.post(`${path}/payments`, { amount: '100.00', method: 'cash' });
    const [partly] = (await overview()).unpaidReservations;
    expect(Number(partly?.due)).toBeCloseTo(Number(partly?.totalPrice) - 100, 2);
    await service.staff.post(`${path}/mark-paid`, {});
    expect((await overview()).unpaidReservations).toEqual([]);
  });

  it('counts no money when staff confirm an unpaid card hold', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(40), inDays(42));
    const { body: held } = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM bookings WHERE hold_id = $1',
      [held.holdId],
    );
    const id = rows[0]?.id ?? '';
    const totals = async () =>
      (await service.staff.get<{ totalBookings: number; totalRevenue: string }>('/api/admin/analytics')).body;
    const before = { ...(await totals()), months: (await overview()).months.map(({ revenue }) => revenue) };

    const confirmed = await bookingsOfStaff(service, service.staff).change(id, { status: 'confirmed' });
    // Without the card fee, as nothing was paid by card.
    const total = confirmed.body.totalPrice;
    expect(Number(total)).toBeLessThan(Number(held.quote.total));
    expect(confirmed.body).toMatchObject({ paidTotal: '0.00', balance: total });
    expect(await totals()).toMatchObject({
      totalBookings: before.totalBookings + 1,
      totalRevenue: before.totalRevenue,
    });
    expect((await overview()).months.map(({ revenue }) => revenue)).toEqual(before.months);
    const { rows: events } = await service.database.query<{ due: string }>(
      `SELECT data->>'amountDue' AS due FROM outbox_events
       WHERE type = 'booking.confirmed' AND data->>'entityId' = $1`,
      [id],
    );
    expect(events).toEqual([{ due: total }]);
    expect(await atTheProvider(service, held.paymentIntentId)).toMatchObject({ status: 'canceled' });
    const marked = await service.staff.post(`/api/admin/bookings/${id}/mark-paid`, {});
    expect(JSON.stringify(marked.body)).not.toContain('already paid');
  });

  it('has the figures of last year and of the last two months', async () => {
    const { create } = bookingsOfStaff(service, service.staff);
    interface Analytics {
      lastYearBookings: number;
      months: { month: string; bookings: number; revenue: string }[];
      recentBookings: { guestName: string; bookingReference: string }[];
    }
    const analytics = async () => (await service.staff.get<Analytics>('/api/admin/analytics')).body;
    const { today } = await overview();
    const thisMonth = calendarMonth(monthOf(today));
    const lastMonth = addMonths(thisMonth, -1);
    const before = await analytics();
    expect(before.months.map(({ month }) => month)).toEqual([lastMonth, thisMonth]);

    const lastYear = `${Number(today.slice(0, 4)) - 1}-03`;
    for (const month of [lastMonth, lastYear]) {
      const dates = { checkInDate: `${month}-10`, checkOutDate: `${month}-11` };
      const { body } = await create({ guestName: 'Earlier', ...dates });
      await service.staff.post(`/api/admin/bookings/${body.id}/payments`, {
        amount: '100.00',
        method: 'cash',
      });
    }
    const after = await analytics();
    const inLastYear = [lastMonth, lastYear].filter((month) => month.startsWith(lastYear.slice(0, 4)));
    expect(after.lastYearBookings - before.lastYearBookings).toBe(inLastYear.length);
    const added = after.months.map(({ bookings }, index) => bookings - (before.months[index]?.bookings ?? 0));
    expect(added).toEqual([1, 0]);
    // It was paid today, whenever the stay was.
    expect(Number(after.months[1]?.revenue) - Number(before.months[1]?.revenue)).toBeCloseTo(200, 2);
    expect(after.recentBookings[0]).toMatchObject({ guestName: 'Earlier' });
    expect(after.recentBookings[0]?.bookingReference).toMatch(/^\w{8}$/);
  });

  it('lists late payments of the last fourteen days', async () => {
    const late = (reference: string, days: number) =>
      service.database.query(
        `INSERT INTO refunds (id, key, booking_reference, guest_name, email, payment_intent_id, amount, reason, created_at)
         VALUES (gen_random_uuid(), $1, $1, 'Grace Hopper', 'grace@example.com', 'pi_1', 250, 'late-payment', now() - $2 * interval '1 day')`,
        [reference, days],
      );
    await late('RECENT', 13);
    await late('LONGAGO', 15);
    const { latePayments } = await overview();
    expect(latePayments).toMatchObject([
      { bookingReference: 'RECENT', amount: '250.00', refundedAt: null, refusedAt: null },
    ]);
    await service.database.query(`UPDATE refunds SET refused_at = now() WHERE booking_reference = 'RECENT'`);
    expect((await overview()).latePayments).toMatchObject([{ refusedAt: expect.any(String) as string }]);
  });
});

/** The last night of a future month, and the first of the next. */
function turnOfMonth(today: string): [string, string] {
  const ahead = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  ahead.setUTCMonth(ahead.getUTCMonth() + 3);
  const first = ahead.toISOString().slice(0, 10);
  const last = new Date(ahead.getTime() - 86_400_000).toISOString().slice(0, 10);
  return [last, first];
}

function secondOf(firstOfMonth: string): string {
  return `${firstOfMonth.slice(0, 8)}02`;
}
