import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { inDays } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';
import { bookingsOfStaff, type StaffBookingAnswer } from './staff-bookings.ts';

describe('the order of the staff’s bookings', () => {
  let service: TestService;
  let staff: Browser;
  beforeAll(async () => {
    service = await startTestService();
    staff = await staffOf(service);
    const desk = bookingsOfStaff(service, staff);
    const stays = [
      { guestName: 'bea', checkInDate: inDays(40), checkOutDate: inDays(43) },
      { guestName: 'Ada', checkInDate: inDays(60), checkOutDate: inDays(61) },
      { guestName: 'Cleo', checkInDate: inDays(-1), checkOutDate: inDays(0) },
      { guestName: 'Dora', checkInDate: inDays(-9), checkOutDate: inDays(-7) },
    ];
    for (const stay of stays) expect((await desk.create(stay)).status).toBe(201);
  });
  afterAll(() => service.stop());

  const read = async (query: string): Promise<string[]> => {
    const page = await staff.get<StaffBookingAnswer[]>(`/api/admin/bookings?${query}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-total-count')).toBe(String(page.body.length));
    return page.body.map(({ guestName }) => guestName);
  };

  it.each([
    ['', ['Dora', 'Cleo', 'Ada', 'bea']],
    ['sortBy=created&sortOrder=asc', ['bea', 'Ada', 'Cleo', 'Dora']],
    ['sortBy=checkIn&sortOrder=asc', ['Dora', 'Cleo', 'bea', 'Ada']],
    ['sortBy=guestName&sortOrder=asc', ['Ada', 'bea', 'Cleo', 'Dora']],
    ['sortBy=guestName&sortOrder=desc&search=a', ['Dora', 'Cleo', 'bea', 'Ada']],
    ['sortBy=total&sortOrder=desc&period=upcoming&from=' + inDays(30), ['bea', 'Ada']],
    ['sortBy=status&sortOrder=asc&status=confirmed', ['Dora', 'Cleo', 'bea', 'Ada']],
    ['sortBy=status&sortOrder=desc&search=a&period=upcoming', ['Ada', 'bea', 'Cleo']],
  ])('with %j is %j', async (query, names) => {
    expect(await read(query)).toEqual(names);
  });

  it('has a stay that ends today among the upcoming ones, soonest first', async () => {
    expect(await read('period=upcoming&sortBy=checkIn&sortOrder=asc')).toEqual(['Cleo', 'bea', 'Ada']);
    expect(await read('period=past&sortBy=checkIn&sortOrder=desc')).toEqual(['Dora']);
    expect(await read('period=upcoming&sortBy=guestName&sortOrder=asc&status=confirmed')).toEqual([
      'Ada',
      'bea',
      'Cleo',
    ]);
  });

  it('has bookings of one status in the order of their stays', async () => {
    const bookings = (await staff.get<StaffBookingAnswer[]>('/api/admin/bookings?search=bea')).body;
    const canceled = await staff.put(`/api/admin/bookings/${bookings[0]?.id}`, { status: 'cancelled' });
    expect(canceled.status).toBe(200);
    expect(await read('sortBy=status&sortOrder=asc')).toEqual(['bea', 'Dora', 'Cleo', 'Ada']);
    expect(await read('sortBy=status&sortOrder=desc')).toEqual(['Ada', 'Cleo', 'Dora', 'bea']);
  });

  it.each(['period=later', 'sortBy=phone', 'sortOrder=up'])('refuses %j', async (query) => {
    expect((await staff.get(`/api/admin/bookings?${query}`)).status).toBe(400);
  });
});
