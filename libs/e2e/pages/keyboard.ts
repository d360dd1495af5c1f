import { expect, type Locator, type Page } from '@playwright/test';
import { testCards } from './booking.page.ts';

/** Goes on with Tab until something has the focus, as somebody does who has no pointer. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Sixty stops of the keyboard did not lead there');
}

/** Replaces a field's text by keyboard alone. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Fills in the address and the card of a payment by keyboard alone. */
export async function typeAddressAndCard(page: Page): Promise<void> {
  await typeInto(page, 'Address line 1', '12 Elm Street');
  await typeInto(page, 'City', 'Atlanta');
  await typeInto(page, 'State', 'GA');
  await typeInto(page, 'ZIP code', '30030');
  await typeInto(page, 'Card number', testCards.succeeds);
  await typeInto(page, 'Expiration date MM / YY', '1234');
  await typeInto(page, 'CVC', '123');
}
