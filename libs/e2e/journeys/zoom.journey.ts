import { expect, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/chat.panel.ts';
import { reflowFaults } from '../pages/reflow.ts';
import { guestNamed, inDays } from './stays.ts';

// A window of 1280 × 800 or 1280 × 1024 pixels, so much larger.
for (const { zoom, viewport, days } of [
  { zoom: '200%', viewport: { width: 640, height: 400 }, days: 120 },
  { zoom: '400%', viewport: { width: 320, height: 256 }, days: 123 },
])
  test.describe(`at ${zoom} zoom on a laptop`, () => {
    test.use({ viewport });

    test('each page is read in one column, and nothing that has the focus is covered', async ({ page }) => {
      for (const path of [
        '/',
        '/childcare',
        '/find-booking',
        '/privacy-policy',
        '/terms-of-service',
        '/nowhere',
      ]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await reflowFaults(page), path).toEqual([]);
      }
    });

    test('the menu, the chat, and a dialog are used to their end, and closed', async ({ page }) => {
      await page.goto('/#contact');
      const form = page.getByRole('form', { name: 'Get in Touch' });
      await form.getByLabel('Your name').fill('Zoe');
      await form.getByLabel('Email').fill(`zoe.${viewport.width}@guests.example`);
      await form.getByLabel('Message').fill('Is the text large enough?');
      await form.getByRole('button', { name: 'Send Message' }).click();
      const thanks = page.getByRole('dialog', { name: 'Thank you' });
      await thanks.getByRole('button').last().click();
      await expect(thanks).toBeHidden();

      const chat = new ChatPanel(page);
      await chat.opener.click();
      await chat.ask('Is there a hot tub?');
      await expect(chat.log).toContainText('hot tub for 2');
      expect((await chat.log.boundingBox())?.height, 'room to read').toBeGreaterThan(90);
      expect(await reflowFaults(page), 'chat').toEqual([]);
      await chat.panel.getByRole('button', { name: 'Close' }).click();
      await expect(chat.panel).toBeHidden();

      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const bookNow = page
        .getByRole('navigation', { name: 'Mobile' })
        .getByRole('link', { name: 'Book Now' });
      await bookNow.scrollIntoViewIfNeeded();
      await expect(bookNow).toBeInViewport({ ratio: 0.99 });
      await bookNow.click();
      await expect(page).toHaveURL(/\/booking$/);
    });

    test('a booking goes as far as its payment', async ({ page, booking }) => {
      await booking.open();
      await expect(page.getByRole('grid').first()).toBeVisible();
      expect(await reflowFaults(page), 'dates').toEqual([]);
      await booking.chooseDates(inDays(days), inDays(days + 1));
      await booking.next.click();
      await booking.giveDetails(guestNamed('Zoe'));
      expect(await reflowFaults(page), 'details').toEqual([]);
      await booking.next.click();
      await expect(page.getByRole('checkbox', { name: 'Romance Package' })).toBeVisible();
      expect(await reflowFaults(page), 'add-ons').toEqual([]);
      await booking.next.click();
      await expect(booking.heldFor).toBeVisible();
      await booking.fillPayment('4242424242424242', guestNamed('Zoe'));
      await expect(booking.complete).toBeEnabled();
      expect(await reflowFaults(page), 'payment').toEqual([]);
    });
  });
