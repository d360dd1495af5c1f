import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the navigation finds its sections from another page too', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Concierge' }).click();
  await expect(page).toHaveURL(/\/#concierge$/);
  await expect(page.getByRole('heading', { name: "Just ask, and it's arranged" })).toBeInViewport();
  await page.goto('/#reviews');
  await expect(page.getByRole('heading', { name: 'What our guests say' })).toBeInViewport();
});

test('two reviews become six and two again', async ({ page }) => {
  await page.goto('/');
  const reviews = page.locator('#guest-reviews > li');
  await expect(reviews).toHaveCount(2);
  await page.getByRole('button', { name: 'Read More Reviews' }).click();
  await expect(reviews).toHaveCount(6);
  await page.getByRole('button', { name: 'Show Less Reviews' }).click();
  await expect(reviews).toHaveCount(2);
});

test('what only shows keeps its served HTML, and comes with its code on the way from another page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/served-index.'))).toEqual([]);

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('link', { name: 'Check Dates and Book' }).click();
  await expect(page).toHaveURL(/\/booking$/);
  // The address comes before the page, and the header's links move with it.
  await expect(page.getByRole('heading', { name: 'When would you like to come?' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Amenities' }).click();
  await expect(page.getByRole('heading', { name: "Places you won't want to leave" })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Check Dates and Book' })).toBeVisible();
  expect(asked.some((url) => url.includes('/served-index.'))).toBe(true);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('the first way back to the page leads to where the visitor was, without a connection, too', async ({
  context,
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Check Dates and Book' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(2_000);
  // It is fetched once the page is left, for the way back.
  const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/served-index.'));
  await link.click();
  await expect(page).toHaveURL(/\/booking$/);
  await code;
  await context.setOffline(true);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
  await context.setOffline(false);
});

test('the map comes from elsewhere only when a visitor asks for it', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Roads</p>' });
  });
  await page.goto('/#getting-here');
  await page.waitForLoadState('networkidle');
  const show = page.getByRole('link', { name: 'Show the Map' });
  await show.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await show.press('Enter');
  const map = page.getByTitle('Map around Lantern Hollow, Decatur');
  await expect(map).toBeFocused();
  await expect(map.contentFrame().getByText('Roads')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an enquiry reaches the house', async ({ page, mailbox }) => {
  await page.goto('/#contact');
  const form = page.getByRole('form', { name: 'Get in Touch' });
  await form.getByLabel('Your name').fill('Noor');
  await form.getByLabel('Email').fill('noor@guests.example');
  await form.getByLabel('Message').fill('Could you hide a ring in the firewood?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expect
    .poll(async () => (await mailbox.emailsTo('stay@lanternhollow.example')).map(({ text }) => text).join())
    .toContain('hide a ring');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the menu closes after each choice', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Amenities' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: "Places you won't want to leave" })).toBeInViewport();
  });
});
