import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { ChatPanel } from '../pages/chat.panel.ts';

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the public pages have no accessibility faults', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of ['/', '/childcare', '/privacy-policy', '/terms-of-service', '/nowhere']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        if (path === '/') await page.getByRole('button', { name: 'Read More Reviews' }).click();
        expect(await accessibilityFaults(page), path).toEqual([]);
      }
    });

    test('neither has the chat, open or answered, nor the signup with its faults or its thanks', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const chat = new ChatPanel(page);
      await page.goto('/childcare');
      await page.getByRole('button', { name: 'Send me my $50 code' }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await chat.opener.click();
      await expect(chat.field).toBeFocused();
      expect(await accessibilityFaults(page)).toEqual([]);
      await chat.ask('Is there a hot tub?');
      await expect(chat.log).toContainText('hot tub for 2');
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByLabel('First name').fill('Abe');
      await page.getByLabel('Last name').fill('Lee');
      await page.getByLabel('Email').fill(`abe.${width}@guests.example`);
      await page.getByRole('button', { name: 'Send me my $50 code' }).click();
      await expect(page.getByRole('heading', { name: 'Your code is in your mail' })).toBeInViewport();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test('nor has the dialog that thanks for a message', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/#contact');
      const form = page.getByRole('form', { name: 'Get in Touch' });
      await form.getByLabel('Your name').fill('Noor');
      await form.getByLabel('Email').fill(`noor.${width}@guests.example`);
      await form.getByLabel('Message').fill('Is there a crib?');
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
}

test('neither has the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('at 200 % on a laptop no page has to be moved sideways', async ({ page }) => {
  // 1280 × 1024 pixels, twice as large.
  await page.setViewportSize({ width: 640, height: 512 });
  for (const path of ['/', '/childcare', '/booking', '/privacy-policy', '/terms-of-service', '/nowhere']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(640);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
