import { expect, type APIRequestContext } from '@playwright/test';
import { addDays, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { inDays } from '../journeys/stays.ts';
import type { StaffApi } from '../pages/staff-api.ts';
import type { DailyWork } from './daily-tasks.ts';

const arriving = { guestName: 'Arlo Today', email: 'arlo@guests.example.com' };
const writer = { name: 'Wren Asks', email: 'wren@guests.example.com' };
const caller = { guestName: 'Callum Half', email: 'callum@guests.example.com', phone: '(828) 555-0173' };

/** Sundays are 0. */
const tuesday = 2;
const friday = 5;

/** A house with an empty calendar, on whose next days there is something to do. */
export async function prepareDailyWork(
  staff: StaffApi,
  request: APIRequestContext,
  site: string,
): Promise<DailyWork> {
  await book(staff, arriving, inDays(0));
  await book(staff, caller, inDays(60));
  const data = { ...writer, message: 'Can we arrive at 4 pm?' };
  expect((await request.post('/api/contact', { data, headers: { origin: site } })).ok()).toBe(true);
  const known = (search: string) => () => staff.read(`/api/crm/guests?search=${search}`);
  for (const { email } of [arriving, caller])
    await expect.poll(known(email), { timeout: 60_000 }).toMatchObject({ totalCount: 1 });
  await expect
    .poll(async () => ((await staff.read('/api/admin/inbox/threads')) as unknown[]).length, {
      timeout: 60_000,
    })
    .toBe(1);
  const onNext = (weekday: number): readonly [CalendarDate, CalendarDate] => {
    const soon = inDays(2);
    const first = addDays(soon, (weekday - weekdayOf(soon) + 7) % 7);
    return [first, addDays(first, 1)];
  };
  return {
    arriving: arriving.guestName,
    writer: writer.name,
    caller: { name: caller.guestName, halfPhone: '5550173' },
    weekend: onNext(friday),
    phoned: onNext(tuesday),
  };

  async function book(api: StaffApi, guest: object, checkInDate: CalendarDate): Promise<void> {
    const checkOutDate = addDays(checkInDate, 1);
    await api.create('/api/admin/bookings', { ...guest, checkInDate, checkOutDate });
  }
}
