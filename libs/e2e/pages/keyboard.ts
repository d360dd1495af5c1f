import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab until something has the focus, as somebody does who has no pointer. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Sixty stops of the keyboard did not lead there');
}
