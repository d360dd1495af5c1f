import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { publishContent } from './publish-content.ts';
import { staffOf } from './staff.ts';

const byCard = '/api/create-booking-payment-intent';
const anotherWay = '/api/create-alternative-booking';
const tenTo = '4:00 PM, 5:00 PM, 6:00 PM, 7:00 PM, 8:00 PM, 9:00 PM, or 10:00 PM';

interface Answer {
  type?: string;
  detail?: string;
  errors?: { path: string; message: string }[];
  quote?: { addOnsTotal: string };
}

describe('the check-in and check-out times of a booking', () => {
  let service: TestService;
  let early: string;
  let arriveInStyle: string;
  beforeAll(async () => {
    service = await startTestService();
    const guest = service.browser();
    const services = await guest.get<{ id: string; name: string }[]>('/api/addon-services');
    const packages = await guest.get<{ id: string; serviceIds: string[] }[]>('/api/packages');
    early = services.body.find(({ name }) => name === 'Early Check-in')?.id ?? 'none';
    arriveInStyle = packages.body.find(({ serviceIds }) => serviceIds.includes(early))?.id ?? 'none';
  });
  afterAll(() => service.stop());

  let day = 10;
  /** Requests nights that no other call of this file requests. */
  const ask = (call: string, hours: object, more: Record<string, unknown> = {}) => {
    day += 2;
    const request = intentFor(inDays(day), inDays(day + 1), more);
    const body = { ...request, bookingData: { ...request.bookingData, ...hours } };
    return service.browser().post<Answer>(call, body);
  };

  const checkInOnly = `You can check in at ${tenTo}`;
  const withAddOn = `${checkInOnly}. To check in earlier, choose an add-on that includes it`;
  const checkOut = 'You can check out at 7:00 AM, 8:00 AM, 9:00 AM, 10:00 AM, or 11:00 AM';
  it.each([
    [byCard, { checkInTime: '00:01' }, 'checkInTime', withAddOn],
    [byCard, { checkInTime: '12:00' }, 'checkInTime', withAddOn],
    [byCard, { checkInTime: '16:30' }, 'checkInTime', checkInOnly],
    [byCard, { checkInTime: '23:00' }, 'checkInTime', checkInOnly],
    [byCard, { checkOutTime: '23:59' }, 'checkOutTime', checkOut],
    [byCard, { checkOutTime: '06:00' }, 'checkOutTime', checkOut],
    [anotherWay, { checkInTime: '00:01', checkOutTime: '23:59' }, 'checkInTime', withAddOn],
    [anotherWay, { checkOutTime: '12:00' }, 'checkOutTime', checkOut],
  ])('are refused by %s when they are %j', async (call, hours, field, message) => {
    expect(await ask(call, hours)).toMatchObject({
      status: 422,
      body: {
        type: 'hours-not-offered',
        detail: message,
        errors: [{ path: `bookingData.${field}`, message }],
      },
    });
  });

  it.each([byCard, anotherWay])('are accepted by %s when the booking page offers them', async (call) => {
    expect((await ask(call, { checkInTime: '22:00', checkOutTime: '07:00' })).status).toBe(200);
    expect((await ask(call, {})).status).toBe(200);
  });

  it.each([byCard, anotherWay])('begin at noon with early check-in, for %s', async (call) => {
    expect((await ask(call, { checkInTime: '12:00' }, { addOnIds: [early] })).status).toBe(200);
    expect((await ask(call, { checkInTime: '13:00' }, { packageIds: [arriveInStyle] })).status).toBe(200);
    const tooEarly = await ask(call, { checkInTime: '11:00' }, { addOnIds: [early] });
    expect(tooEarly.status).toBe(422);
    expect(tooEarly.body.detail).toMatch(/^You can check in at 12:00 PM, 1:00 PM/);
  });

  it('are refused when a hold is changed so that early check-in is gone, and the hold stays as it was', async () => {
    const guest = service.browser();
    const request = intentFor(inDays(100), inDays(101));
    const bookingData = { ...request.bookingData, checkInTime: '12:00' };
    const held = await guest.post<{ holdId: string }>(byCard, { bookingData, addOnIds: [early] });
    expect(held.status).toBe(200);
    const without = await guest.post(byCard, { bookingData, holdId: held.body.holdId });
    expect(without).toMatchObject({ status: 422, body: { type: 'hours-not-offered' } });
    const { rows } = await service.database.query(
      `SELECT check_in_time, add_on_total::text FROM bookings WHERE hold_id = $1`,
      [held.body.holdId],
    );
    expect(rows).toEqual([{ check_in_time: '12:00', add_on_total: '50.00' }]);
  });

  it('are priced with early check-in in the quote', async () => {
    const stay = { checkInDate: inDays(110), checkOutDate: inDays(111) };
    const { body } = await service.browser().post('/api/quote', { ...stay, addOnIds: [early] });
    expect(body).toMatchObject({ addOnsTotal: '50.00' });
  });

  it('end with the latest check-in that the house publishes', async () => {
    const staff = await staffOf(service);
    await publishContent({ staff, address: service.address }, { policies: { latestCheckIn: '19:00' } });
    expect((await ask(byCard, { checkInTime: '19:00' })).status).toBe(200);
    expect(await ask(byCard, { checkInTime: '20:00' })).toMatchObject({
      status: 422,
      body: { detail: 'You can check in at 4:00 PM, 5:00 PM, 6:00 PM, or 7:00 PM' },
    });
  });

  it.each([
    ['an add-on', () => ({ addOnIds: [early] }), 1, '12:00'],
    ['a package', () => ({ packageIds: [arriveInStyle] }), 3, '12:00'],
    ['nothing', () => ({}), 5, null],
  ])('show staff the early check-in that %s includes', async (_, extras, days, opensAt) => {
    const staff = await staffOf(service);
    const email = `early-${days}@example.com`;
    const created = await staff.post<{ id: string }>('/api/admin/bookings', {
      guestName: 'Emmy Noether',
      email,
      // Within the week of arrivals that the dashboard shows.
      checkInDate: inDays(days),
      checkOutDate: inDays(days + 1),
      ...extras(),
    });
    expect(created.status).toBe(201);
    const { id } = created.body;
    const read = await staff.get(`/api/admin/bookings/${id}`);
    expect(read.body).toMatchObject({ checkInTime: '16:00', opensAt });
    const listed = await staff.get<{ id: string; opensAt: string }[]>(`/api/admin/bookings?search=${email}`);
    expect(listed.body.map((booking) => booking.opensAt)).toEqual([opensAt]);
    const overview = await staff.get<{ arrivals: { id: string; opensAt: string }[] }>('/api/admin/overview');
    expect(overview.body.arrivals.find((stay) => stay.id === id)?.opensAt).toBe(opensAt);
  });

  /** The early check-in in the newest event of this type about a booking. */
  const published = async (type: string, bookingId: string) => {
    const { rows } = await service.database.query<{ data: Record<string, unknown> }>(
      `SELECT data FROM outbox_events WHERE type = $1 AND data->>'entityId' = $2 ORDER BY position`,
      [type, bookingId],
    );
    return rows.at(-1)?.data;
  };

  it('are published with the early check-in that staff add, and without it once they remove it', async () => {
    const staff = await staffOf(service);
    const stay = {
      ...{ guestName: 'Emmy Noether', email: 'emmy@example.com', status: 'confirmed' },
      ...{ checkInDate: inDays(130), checkOutDate: inDays(131) },
    };
    const created = await staff.post<{ id: string }>('/api/admin/bookings', stay);
    expect(created.status).toBe(201);
    const { id } = created.body;
    const change = (extras: object) => staff.put(`/api/admin/bookings/${id}`, extras);
    expect(await published('booking.confirmed', id)).not.toHaveProperty('opensAt');
    expect((await change({ addOnIds: [early] })).status).toBe(200);
    expect(await published('booking.changed', id)).toMatchObject({ checkInTime: '16:00', opensAt: '12:00' });
    const amended = await published('booking.amended', id);
    expect(amended).toMatchObject({ after: { opensAt: '12:00' } });
    expect(amended?.['before']).not.toHaveProperty('opensAt');
    expect((await change({ addOnIds: [], packageIds: [arriveInStyle] })).status).toBe(200);
    expect(await published('booking.changed', id)).toMatchObject({ opensAt: '12:00' });
    expect((await change({ packageIds: [] })).status).toBe(200);
    expect(await published('booking.changed', id)).not.toHaveProperty('opensAt');
    expect(await published('booking.amended', id)).toMatchObject({ before: { opensAt: '12:00' } });
  });

  it.each([
    [byCard, 'booking.held'],
    [anotherWay, 'booking.reserved'],
  ])('are published by %s with the early check-in that the guest chose', async (call, type) => {
    const guestEmail = `${type}@example.com`;
    expect((await ask(call, { email: guestEmail }, { addOnIds: [early] })).status).toBe(200);
    const { rows } = await service.database.query<{ opensAt: string | null }>(
      `SELECT data->>'opensAt' AS "opensAt" FROM outbox_events WHERE type = $1 AND data->>'email' = $2`,
      [type, guestEmail],
    );
    expect(rows).toEqual([{ opensAt: '12:00' }]);
  });

  it('may be anything that staff agreed on with the guest', async () => {
    const staff = await staffOf(service);
    const booking = {
      guestName: 'Grace Hopper',
      email: 'grace@example.com',
      checkInDate: inDays(120),
      checkOutDate: inDays(121),
      checkInTime: '09:30',
      checkOutTime: '13:00',
    };
    expect(await staff.post('/api/admin/bookings', booking)).toMatchObject({
      body: { checkInTime: '09:30', checkOutTime: '13:00' },
    });
  });
});
