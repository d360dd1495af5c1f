import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/chat.panel.ts';

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the public pages have no accessibility faults', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of ['/', '/childcare', '/privacy-policy', '/terms-of-service', '/nowhere']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await faultsOf(page), path).toEqual([]);
      }
    });

    test('neither has the open chat, nor the signup with its faults', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const chat = new ChatPanel(page);
      await page.goto('/childcare');
      await page.getByRole('button', { name: 'Send me my $50 code' }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await chat.opener.click();
      await expect(chat.field).toBeFocused();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
}
