import { expect, test } from '../fixtures.ts';
import { guestNamed, inDays } from './stays.ts';

test('a promotion code that covers everything books without a card', async ({
  page,
  booking,
  mailbox,
  staff,
}) => {
  const code = { code: 'ON-THE-HOUSE', name: 'On the house', discountType: 'percentage', discountValue: 100 };
  await staff.create('/api/admin/promo-codes', code);

  const gail = guestNamed('Gail');
  await booking.openWithDates([inDays(55), inDays(56)]);
  await booking.goOnToPayment(gail);
  await page.getByLabel('Promotion code').fill('on-the-house');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Promotion Code Applied!').first()).toBeVisible();
  await expect(page.getByText('so you owe nothing')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await booking.complete.click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
  const mail = await mailbox.onlyEmailTo(gail.email);
  expect(mail.text).toContain('Total: $0.00');
});
