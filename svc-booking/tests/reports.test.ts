import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMonths, firstDayOf, monthOf } from '@getaway/kernel/calendar-month';
import { eventually } from '@getaway/testing/eventually';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { faultsOfTax } from './random-acts/tax.ts';

interface TaxFigures {
  collected: string;
  returned: string;
  net: string;
  shares: number;
}
interface TaxReport {
  rows: (TaxFigures & { month: string; rate: number | null })[];
  total: TaxFigures;
}
interface Share {
  effectiveOn: CalendarDate;
  kind: string;
  bookingReference: string;
  bookingId: string | null;
  tax: string;
}
interface Occupancy {
  rows: {
    month: string;
    nights: number;
    blocked: number;
    elsewhere: number;
    booked: number;
    revenue: string;
  }[];
  total: { booked: number; revenue: string; averageRate: string | null };
}

const { service, desk } = await deskForTests();

let start = 0;
const phoneBooking = async (nights = 2) => {
  start += nights + 2;
  const dates = { checkInDate: inDays(start), checkOutDate: inDays(start + nights) };
  return (await desk.create(dates)).body;
};
const pay = (id: string, amount: string, effectiveOn?: string) =>
  service.staff.post(`/api/admin/bookings/${id}/payments`, { method: 'cash', amount, effectiveOn });
const giveBack = (id: string, amount: string, effectiveOn?: string) =>
  service.staff.post(`/api/admin/bookings/${id}/recorded-refunds`, { method: 'cash', amount, effectiveOn });

const thisMonth = monthOf(inDays(0));
const lastMonth = addMonths(thisMonth, -1);
const inLastMonth = addDays(firstDayOf(lastMonth), 9);
const period = `from=${addMonths(thisMonth, -11)}&to=${thisMonth}`;
const inCents = (dollars: string): number => Math.round(Number(dollars) * 100);
const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => string): number =>
  rows.reduce((sum, row) => sum + inCents(figure(row)), 0);
const taxes = async (query = period) =>
  (await service.staff.get<TaxReport>(`/api/admin/reports/taxes?${query}`)).body;
const shares = async (query = period) =>
  (await service.staff.get<Share[]>(`/api/admin/reports/tax-shares?limit=500&${query}`)).body;
const sharesOf = async (reference: string) =>
  (await shares()).filter(({ bookingReference }) => bookingReference === reference);
const csvOf = async (path: string): Promise<string[][]> => {
  const answer = await fetch(`${service.address}${path}`, {
    headers: { cookie: [...service.staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  return (await answer.text())
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
};

describe('the tax report', () => {
  it('gives a booking that is paid in parts exactly its tax, each part in its own month', async () => {
    const { id, bookingReference, totalPrice, tax } = await phoneBooking();
    await pay(id, '100.01', inLastMonth);
    await pay(id, (Number(totalPrice) - 100.01).toFixed(2));
    const own = await sharesOf(bookingReference);
    expect(own.map(({ effectiveOn, kind }) => [monthOf(effectiveOn), kind])).toEqual([
      [thisMonth, 'payment'],
      [lastMonth, 'payment'],
    ]);
    expect(sumOf(own, (share) => share.tax)).toBe(inCents(tax));
    expect(inCents(own[1]?.tax ?? '')).toBe(Math.round((10_001 * inCents(tax)) / inCents(totalPrice)));
    expect(await faultsOfTax(service)).toEqual([]);
  });

  it('gives the tax back with refunds, and all of it when everything is returned', async () => {
    const { id, bookingReference, totalPrice, tax } = await phoneBooking();
    await pay(id, totalPrice, inLastMonth);
    await giveBack(id, '33.33');
    await giveBack(id, (Number(totalPrice) - 33.33).toFixed(2));
    const own = await sharesOf(bookingReference);
    expect(own.map(({ kind }) => kind)).toEqual(['refund', 'refund', 'payment']);
    expect(sumOf(own, (share) => share.tax)).toBe(0);
    expect(own[2]?.tax).toBe(tax);
  });

  it('corrects the tax of an amended booking on the day of the amendment, and never an earlier share', async () => {
    const { id, bookingReference, totalPrice } = await phoneBooking(3);
    await pay(id, totalPrice, inLastMonth);
    const before = await sharesOf(bookingReference);
    const breakfast = await desk.aService('Breakfast', 33.33);
    const { body: amended } = await desk.change(id, { addOnIds: [breakfast] });
    expect(amended.totalPrice).not.toBe(totalPrice);
    await pay(id, amended.balance ?? '');
    const after = await sharesOf(bookingReference);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(sumOf(after, (share) => share.tax)).toBe(inCents(amended.tax));
    expect(await faultsOfTax(service)).toEqual([]);
  });

  it('knows card payments, their refunds and chargebacks', async () => {
    const { id, paymentIntentId } = await paidStay(service, 200);
    const { bookingReference, tax } = (await desk.read(id)).body;
    expect((await sharesOf(bookingReference)).map((share) => share.tax)).toEqual([tax]);
    await desk.refund(id, { amount: '50.00' });
    await payRefunds(service.deps, 'now');
    await eventually(async () => {
      const own = await sharesOf(bookingReference);
      expect(own.map(({ kind }) => kind)).toEqual(['refund', 'payment']);
    });
    await service.atSandbox('disputes', { payment_intent: paymentIntentId });
    await eventually(
      async () => {
        const own = await sharesOf(bookingReference);
        expect(own[0]?.kind).toBe('chargeback');
        expect(sumOf(own, (share) => share.tax)).toBe(0);
      },
      { timeoutMs: 20_000 },
    );
  });

  it('keeps what a deleted booking collected, even when nobody looked before it was deleted', async () => {
    const { id, bookingReference, totalPrice, tax, revision } = await phoneBooking();
    await pay(id, totalPrice);
    expect((await desk.remove(id, `?revision=${revision + 1}`)).status).toBeLessThan(300);
    expect(await sharesOf(bookingReference)).toMatchObject([{ tax, bookingId: null }]);
  });

  it('has rows that equal their shares, a total that equals its rows, and the same as CSV', async () => {
    const report = await taxes();
    const listed = await shares();
    expect(report.rows.length).toBeGreaterThanOrEqual(12);
    for (const row of report.rows) {
      const own = listed.filter(({ effectiveOn }) => monthOf(effectiveOn) === row.month);
      expect(inCents(row.net)).toBe(sumOf(own, ({ tax }) => tax));
      expect(inCents(row.net)).toBe(inCents(row.collected) - inCents(row.returned));
      expect(row.shares).toBe(own.length);
      expect(row.rate).toBe(own.length === 0 ? null : 0.07);
    }
    for (const figure of ['collected', 'returned', 'net'] as const)
      expect(inCents(report.total[figure])).toBe(sumOf(report.rows, (row) => row[figure]));
    const [titles, ...records] = await csvOf(`/api/admin/reports/tax-shares/export?${period}`);
    expect(titles).toContain('Tax');
    expect(records).toHaveLength(listed.length);
    expect(sumOf(records, (record) => record.at(-1) ?? '')).toBe(inCents(report.total.net));
    for (const record of records) expect(record.at(-1)).toMatch(/^-?\d+\.\d\d$/);
    for (const record of records) expect(record[2]).toMatch(/^(Payment|Refund|Chargeback|Amended stay)/);
  });

  it('has as little to list in a month as the month has', async () => {
    const query = `from=${lastMonth}&to=${lastMonth}`;
    const listed = await shares(query);
    expect(new Set(listed.map(({ effectiveOn }) => monthOf(effectiveOn)))).toEqual(new Set([lastMonth]));
    expect((await taxes(query)).total.net).toBe((sumOf(listed, ({ tax }) => tax) / 100).toFixed(2));
  });
});

describe('the revenue report', () => {
  it('has months that equal the ledger of their days', async () => {
    const { body } = await service.staff.get<{
      rows: { month: string; received: string; returned: string; net: string; entries: number }[];
      total: { net: string };
    }>(`/api/admin/reports/revenue?${period}`);
    expect(body.rows).toHaveLength(12);
    for (const { month, received, returned, net, entries } of body.rows.slice(-2)) {
      const days = `from=${month}-01&to=${addDays(firstDayOf(addMonths(monthOf(firstDayOf(lastMonth)), month === thisMonth ? 2 : 1)), -1)}`;
      const ledger = await service.staff.get(`/api/admin/ledger?${days}`);
      expect(ledger.body).toMatchObject({ received, returned, net });
      expect(ledger.headers.get('x-total-count')).toBe(String(entries));
    }
    expect(inCents(body.total.net)).toBe(sumOf(body.rows, ({ net }) => net));
  });

  it('is saved as a file with the same months', async () => {
    await pay((await phoneBooking()).id, '20.00', inLastMonth);
    const { body } = await service.staff.get<{
      rows: { month: string; received: string; returned: string; net: string; entries: number }[];
    }>(`/api/admin/reports/revenue?${period}`);
    const [titles, ...records] = await csvOf(`/api/admin/reports/revenue/export?${period}`);
    expect(titles?.join(',')).toBe('Month,Received,Returned,Net,Entries');
    expect(records).toHaveLength(12);
    expect(records).toEqual(
      body.rows.map(({ month, received, returned, net, entries }) => [
        month,
        received,
        returned,
        net,
        String(entries),
      ]),
    );
  });
});

describe('the occupancy report', () => {
  it('counts booked, blocked and other platforms’ nights in their months, with the prices of booked ones', async () => {
    const { id, bookingReference } = await phoneBooking(4);
    const { rows: nights } = await service.database.query<{ date: string }>(
      'SELECT date::text FROM unavailable_dates WHERE booking_id = $1 ORDER BY date',
      [id],
    );
    const far = addMonths(thisMonth, 20);
    const query = `from=${thisMonth}&to=${far}`;
    await service.database.query(
      `INSERT INTO unavailable_dates (id, date, reason) VALUES ('block-1', $1, 'maintenance');`,
      [`${far}-05`],
    );
    await service.database.query(
      `INSERT INTO external_nights (entity_id, date) VALUES ('a', $1), ('b', $1), ('a', $2), ('a', $3)`,
      [`${far}-06`, `${far}-05`, nights[0]?.date],
    );
    const report = (await service.staff.get<Occupancy>(`/api/admin/reports/occupancy?${query}`)).body;
    expect(report.rows.at(-1)).toMatchObject({ month: far, blocked: 1, elsewhere: 1, booked: 0 });
    const { body: listed } = await service.staff.get<
      { date: string; use: string; bookingReference: string | null; price: string | null }[]
    >(`/api/admin/reports/nights?${query}`);
    expect(new Set(listed.map(({ date }) => date)).size).toBe(listed.length);
    const own = listed.filter((night) => night.bookingReference === bookingReference);
    expect(own.map(({ date }) => date)).toEqual(nights.map(({ date }) => date));
    const { rows: base } = await service.database.query<{ price: string }>(
      'SELECT base_price AS price FROM bookings WHERE id = $1',
      [id],
    );
    expect(sumOf(own, ({ price }) => price ?? '')).toBe(inCents(base[0]?.price ?? ''));
    expect(report.total.booked).toBe(listed.filter(({ use }) => use === 'booked').length);
    expect(inCents(report.total.revenue)).toBe(sumOf(listed, ({ price }) => price ?? '0'));
    expect(report.rows.reduce((sum, row) => sum + row.booked, 0)).toBe(report.total.booked);
    const [, ...records] = await csvOf(`/api/admin/reports/nights/export?${query}`);
    expect(records).toHaveLength(listed.length);
    expect(sumOf(records, (record) => record.at(-1) ?? '')).toBe(inCents(report.total.revenue));
  });
});

describe('a period', () => {
  it.each([
    ['from=2027-13&to=2027-12', 'Must be a month such as 2027-01'],
    ['from=2027-02&to=2027-01', 'The last month is before the first one'],
    ['from=2020-01&to=2025-01', 'A report covers at most 60 months'],
  ])('of %s is refused', async (query, message) => {
    for (const report of [
      'revenue',
      'taxes',
      'tax-shares',
      'occupancy',
      'nights',
      'nights/export',
      'tax-shares/export',
      'revenue/export',
    ]) {
      const { status, body } = await service.staff.get(`/api/admin/reports/${report}?${query}`);
      expect(status, report).toBe(400);
      expect(JSON.stringify(body)).toContain(message);
    }
  });
});
