import { expect, test } from '../fixtures.ts';

test('a code in an email’s link is applied from the start, or the page says at once why not', async ({
  page,
}) => {
  await page.goto('/booking?promo=NOSUCHCODE');
  await expect(page.getByText('Code NOSUCHCODE: We don’t recognize this code.')).toBeVisible();
});
