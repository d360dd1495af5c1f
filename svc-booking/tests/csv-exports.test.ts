import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDays } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

let service: StaffedService;
beforeAll(async () => {
  service = await startStaffedService({ webhooks: false });
});
afterAll(() => service.stop());

const download = (path: string) =>
  fetch(service.address + path, {
    headers: { cookie: [...service.staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

/** The records of a file, without the mark of its encoding. */
async function recordsOf(path: string): Promise<string[]> {
  const answer = await download(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/,
  );
  return (await answer.text()).trimEnd().split('\r\n');
}

const book = (guestName: string, from: number) =>
  service.staff.post<{ bookingReference: string }>('/api/admin/bookings', {
    guestName,
    email: 'export@guests.example.com',
    phone: '(828) 555-0142',
    checkInDate: inDays(from),
    checkOutDate: inDays(from + 2),
  });

test('bookings are a file in the order of the list, of those that the filters leave, without formulas', async () => {
  await book('=HYPERLINK("x")', 40);
  const { body } = await book('Zoe Export', 30);
  const records = await recordsOf('/api/admin/bookings/export?period=upcoming&sortBy=checkIn&sortOrder=asc');
  expect(records[0]).toContain('Reference,Guest,Email,Phone,Check-in,Check-out,Nights,Guests,Status,Total');
  expect(records[1]).toContain(
    `${body.bookingReference},Zoe Export,export@guests.example.com,(828) 555-0142,${inDays(30)},${inDays(32)},2,2,Confirmed,`,
  );
  expect(records[2]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(await recordsOf('/api/admin/bookings/export?search=zoe')).toHaveLength(2);
  expect(await recordsOf('/api/admin/bookings/export?period=past')).toHaveLength(1);
  expect((await download('/api/admin/bookings/export?period=never')).status).toBe(400);
});

test('a file has more bookings than the list counts', async () => {
  await service.database.query(
    `INSERT INTO bookings (id, guest_name, email, check_in_date, check_out_date, base_price, tax, total_price, quote, status,
       payment_method, booking_reference, confirmed_at)
     SELECT 'many-' || n, 'Many Guest', 'many@guests.example.com', date '2000-01-01' + n, date '2000-01-02' + n, base_price, tax,
       total_price, quote, 'completed', payment_method, 'MANY-' || n, now()
     FROM bookings, generate_series(1, 1201) AS n WHERE guest_name = 'Zoe Export'`,
  );
  const records = await recordsOf('/api/admin/bookings/export?search=many&sortBy=checkIn&sortOrder=asc');
  expect(records).toHaveLength(1 + 1_201);
  expect(records[1]).toContain('MANY-1,');
  expect(records.at(-1)).toContain('MANY-1201,');
});

test('promotion codes are a file of one source, newest first', async () => {
  const code = (name: string) =>
    service.staff.post('/api/admin/promo-codes', {
      ...{ code: name, name: '+1 night', discountType: 'percentage', discountValue: 12.5, maxUses: 3 },
    });
  await code('EXPORT-1');
  await code('EXPORT-2');
  const records = await recordsOf('/api/admin/promo-codes/export?search=export');
  expect(records).toEqual([
    'Code,Name,Discount,Unit,Active,Weekdays Only,Uses,Most Uses,Expires',
    `EXPORT-2,'+1 night,12.5,Percent,Yes,No,0,3,`,
    `EXPORT-1,'+1 night,12.5,Percent,Yes,No,0,3,`,
  ]);
  expect(await recordsOf('/api/admin/promo-codes/export?source=newsletter&search=export')).toHaveLength(1);
});

test('services and packages are files, newest first', async () => {
  const added = async (path: string, body: object): Promise<string> =>
    (await service.staff.post<{ id: string }>(path, body)).body.id;
  const serviceIds = [
    await added('/api/admin/addon-services', {
      ...{ name: 'Breakfast', description: 'For two', price: '40', category: 'dining' },
    }),
  ];
  await added('/api/admin/packages', {
    ...{ name: '=A night', description: 'All of it', price: '99.50', compareAtPrice: '120', serviceIds },
  });
  const services = await recordsOf('/api/admin/addon-services/export');
  expect(services.slice(0, 2)).toEqual([
    'Name,Category,Price,Check-in From,Active,Description',
    'Breakfast,Dining,40.00,,Yes,For two',
  ]);
  const packages = await recordsOf('/api/admin/packages/export');
  expect(packages.slice(0, 2)).toEqual([
    'Name,Price,Compare-at Price,Badge,Services,Active,Description',
    `'=A night,99.50,120.00,,Breakfast,Yes,All of it`,
  ]);
});

test('blocked nights are a file by date', async () => {
  const range = { fromDate: inDays(60), toDate: inDays(61), reason: 'owner-use' };
  await service.staff.post('/api/admin/blocked-dates', range);
  const records = await recordsOf('/api/admin/blocked-dates/export');
  expect(records.slice(1)).toEqual([`${inDays(60)},Owner use`, `${inDays(61)},Owner use`]);
});

test('40 downloads at once are complete, and other work goes on meanwhile', async () => {
  const downloads = Array.from({ length: 40 }, () => recordsOf('/api/admin/bookings/export?search=many'));
  const askedAt = performance.now();
  expect((await download('/api/admin/bookings?limit=1')).status).toBe(200);
  expect(performance.now() - askedAt).toBeLessThan(5_000);
  for (const records of await Promise.all(downloads)) expect(records).toHaveLength(1 + 1_201);
});
