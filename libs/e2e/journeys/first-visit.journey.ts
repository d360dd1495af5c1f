import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page shows its text and the way to a booking', async ({ landing, page }) => {
    await landing.open();
    await expect(landing.heading).toBeVisible();
    await expect(page.getByText(/20 minutes from/i).first()).toBeVisible();
    await expect(landing.reserve.first()).toHaveAttribute('href', '/booking');
    await expect(page).toHaveTitle(/Lantern Hollow/);
  });

  test('what cannot work without it says so, and whom to reach', async ({ page }) => {
    for (const path of ['/', '/childcare', '/booking']) {
      await page.goto(path);
      await expect(page.locator('noscript p'), path).toContainText('needs JavaScript');
      await expect(page.locator('noscript p').getByRole('link').first(), path).toBeVisible();
    }
    await expect(page.getByText('Loading the calendar').filter({ visible: true })).toHaveCount(0);
  });

  test('a page that needs it says so', async ({ page }) => {
    await page.goto('/admin-login');
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
  });

  test('an unknown address shows the not-found page', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  });
});

test('the prerendered landing page is taken over, not drawn again', async ({ landing, page, problems }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-prerendered', '');
    });
  });
  await landing.open();
  await landing.reserve.first().click();
  await expect(page).toHaveURL(/\/booking$/);
  await page.goto('/');
  await expect(page.locator('h1[data-prerendered]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1[data-prerendered]')).toBeVisible();
  expect(problems.all).toEqual([]);
});

test('an unknown address shows the 404 page', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});
