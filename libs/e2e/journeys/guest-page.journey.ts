import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { guestNamed, inDays } from './stays.ts';

test('a guest who pays by card is led to the page of the stay, which needs no JavaScript to be read', async ({
  booking,
  browser,
  page,
  stack,
}) => {
  test.slow();
  const pathname = await booking.bookStay([inDays(560), inDays(561)], guestNamed('Plain'));

  // Also after a reload, while all above the footer comes again.
  const guide = page.getByRole('heading', { name: 'Getting in' });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathname);
  await page.getByRole('heading', { name: 'House guide' }).scrollIntoViewIfNeeded();
  await expect(guide).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(800);
  await page.reload();
  await expect(guide).toBeVisible();
  expect(await scrolled()).toBe(800);

  const plain = await browser.newPage({ baseURL: stack.urls.site, javaScriptEnabled: false });
  await plain.goto(pathname);
  await expect(plain.getByRole('heading', { name: /^\w+day, .* to \w+day, / })).toBeVisible();
  await plain.getByRole('button', { name: 'Cancel my booking' }).click();
  await plain.setViewportSize({ width: 360, height: 740 });
  await expect(plain.getByRole('heading', { name: 'Cancel this booking?' })).toBeInViewport();
  await expect(plain.getByText(/^We’ll refund \$.* to the card you paid with/)).toBeInViewport();
  await expect(plain.getByRole('link', { name: 'Keep my booking' })).toBeInViewport();
  await expect(plain.getByRole('button', { name: 'Yes, cancel my booking' })).toBeInViewport();
  await plain.getByRole('button', { name: 'Yes, cancel my booking' }).click();
  await expect.poll(() => new URL(plain.url()).pathname).toBe(pathname);
  await expect(plain.getByRole('status').filter({ hasText: 'Your booking is canceled.' })).toBeVisible();
  await expect(plain.getByRole('definition').filter({ hasText: /^\s*Canceled\s*$/ })).toBeVisible();
  await plain.close();
});

test('a link that opens nothing leads to Find my booking, and a lost connection says so', async ({
  page,
}) => {
  await page.goto(`/stay/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link doesn’t open a stay' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Find my booking' }).click();
  await page.getByLabel('Booking reference').fill('ABCD2345');
  await page.getByLabel('Email').fill('nobody@guests.example.com');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: 'Email me my link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.route('**/api/stay', (route) => route.abort());
  await page.goto(`/stay/${'B'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'We couldn’t reach our server' })).toBeVisible();
  await page.unroute('**/api/stay');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t open a stay' })).toBeVisible();
});
