import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { inDays } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';
import { bookingsOfStaff, type StaffBookingAnswer } from './staff-bookings.ts';

describe('the staff’s search', () => {
  let service: TestService;
  let staff: Browser;
  let reference: string;
  beforeAll(async () => {
    service = await startTestService();
    staff = await staffOf(service);
    const desk = bookingsOfStaff(service, staff);
    const guests = [
      { guestName: 'Maya Okafor', email: 'm.okafor@example.com', phone: '+1 (404) 555-0188' },
      { guestName: 'Zoë 100% Real_Name', email: 'zoe@example.com' },
      { guestName: 'Adam Beck', email: 'adam@example.com', phone: '4945550123' },
    ];
    for (const [index, guest] of guests.entries()) {
      const made = await desk.create({
        ...guest,
        checkInDate: inDays(30 + 5 * index),
        checkOutDate: inDays(32 + 5 * index),
      });
      expect(made.status).toBe(201);
      if (index === 0) reference = made.body.bookingReference;
    }
  });
  afterAll(() => service.stop());

  const found = async (search: string): Promise<string[]> => {
    const path = `/api/admin/bookings?search=${encodeURIComponent(search)}`;
    const page = await staff.get<StaffBookingAnswer[]>(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-total-count')).toBe(String(page.body.length));
    return page.body.map(({ guestName }) => guestName);
  };
  const [maya, zoe, adam] = ['Maya Okafor', 'Zoë 100% Real_Name', 'Adam Beck'];

  it.each([
    ['OKAFOR', [maya]],
    ['okafor   maya', [maya]],
    ['okafor adam', []],
    ['kafo', [maya]],
    ['M.Okafor@', [maya]],
    ['example.com', [adam, zoe, maya]],
    ['100%', [zoe]],
    ['l_N', [zoe]],
    ['ZO', [zoe]],
    ['z', [zoe]],
    ['afor', [maya]],
    ['fo', []],
    ['14', []],
    ['+14045550188', [maya]],
    ['404.555.0188', [maya]],
    ['(404) 555', [maya]],
    ['5550188', [maya]],
    ['555', [adam, maya]],
    ['1 494 555 0123', [adam]],
    ['4045550123', []],
    ['nobody', []],
  ])('for %j finds %j', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  it('finds a booking by its reference, in either case', async () => {
    expect(await found(reference.toLowerCase())).toEqual([maya]);
    expect(await found(reference.slice(1, 6))).toEqual([maya]);
  });
});
