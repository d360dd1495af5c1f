import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { inDays } from './stays.ts';

const screens = [
  { address: 'bookings?search=csv-list', heading: 'Reference,Guest,Email', file: /^bookings-/ },
  { address: 'inbox?search=csv-list', heading: 'Sent,Guest,Email,From', file: /^messages-/ },
  { address: 'promos', heading: 'Code,Name,Discount', file: /^promo-codes-/ },
  { address: 'services', heading: 'Name,Category,Price', file: /^services-/ },
  { address: 'packages', heading: 'Name,Price,Compare-at', file: /^packages-/ },
  { address: 'dates', heading: 'Night,Reason', file: /^blocked-dates-/ },
  { address: 'crm?search=csv-list', heading: 'First Name,Last Name', file: /^guests-/, button: 'Export CSV' },
  { address: 'emails?tab=activity&search=csv-list', heading: 'Scheduled,Sent,Status', file: /^emails-/ },
  { address: 'newsletter', heading: 'First Name,Last Name,Email,Promo', file: /^newsletter-subscribers-/ },
] as const;

test('each list is saved as CSV from the heading of its screen, as its filters leave it', async ({
  page,
  request,
  staff,
  stack,
}) => {
  test.slow();
  const guest = { guestName: 'Cass Vee', email: 'csv-list@guests.example.com' };
  const booking = (await staff.create('/api/admin/bookings', {
    ...guest,
    checkInDate: inDays(540),
    checkOutDate: inDays(541),
  })) as { id: string };
  await staff.create('/api/admin/promo-codes', {
    ...{ code: 'CSVLIST', name: 'CSV', discountType: 'percentage', discountValue: 10 },
  });
  const blocked = (await staff.create('/api/admin/blocked-dates', {
    ...{ fromDate: inDays(545), reason: 'other' },
  })) as { id: string }[];
  const headers = { origin: stack.urls.site };
  const contact = { name: 'Cass Vee', email: guest.email, message: '=1+1' };
  expect((await request.post('/api/contact', { data: contact, headers })).ok()).toBe(true);
  const subscriber = { firstName: 'Cass', lastName: 'Vee', email: 'cass@news.example.com' };
  expect((await request.post('/api/newsletter/subscribe', { data: subscriber, headers })).ok()).toBe(true);
  await expect
    .poll(() => staff.read('/api/crm/guests?search=csv-list'), { timeout: 60_000 })
    .toMatchObject({ totalCount: 1 });
  await new BackOffice(page).enter(stack.admin, 'dashboard');
  for (const { address, heading, file, ...other } of screens)
    await test.step(address, async () => {
      await page.goto(`/admin/${address}`);
      const button = page.getByRole('button', { name: 'button' in other ? other.button : 'Download CSV' });
      await expect(button).toBeEnabled();
      const started = page.waitForEvent('download');
      await button.click();
      const saved = await started;
      expect(saved.suggestedFilename()).toMatch(file);
      const text = await readFile(await saved.path(), 'utf8');
      expect(text.replace('\uFEFF', '')).toMatch(new RegExp(`^${heading}`));
      expect(text.trimEnd().split('\r\n').length, 'a row, too').toBeGreaterThan(1);
      if (address.startsWith('bookings')) expect(await faultsAtBothWidths(page)).toEqual([]);
      if (address.startsWith('inbox')) expect(text).toContain(",'=1+1");
    });
  await staff.delete(`/api/admin/bookings/${booking.id}`);
  for (const { id } of blocked) await staff.delete(`/api/admin/blocked-dates/${id}`);
});
