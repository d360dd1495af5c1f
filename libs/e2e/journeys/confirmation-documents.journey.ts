import * as v from 'valibot';
import { listBookingDocuments } from '@getaway/contracts/http/documents';
import { listBookings } from '@getaway/contracts/http/staff-bookings';
import { readPdf } from '@getaway/testing/read-pdf';
import { expect, test } from '../fixtures.ts';
import { testCards } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

test.use({ stackEnv: { CONFIRMATION_DOCUMENTS: 'on' } });

test('the confirmation email carries the invoice and the receipt, which staff then find', async ({
  page,
  booking,
  mailbox,
  staff,
}) => {
  const ada = guestNamed('Ada');
  await page.goto('/');
  await page.getByRole('link', { name: 'Reserve Your Getaway' }).click();
  await booking.goToPayment([inDays(12), inDays(14)], ada, 'Fire Pit Evening');
  await booking.fillPayment(testCards.succeeds, ada);
  await booking.complete.click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();

  const { attachments } = await mailbox.onlyEmailTo(ada.email);
  expect(attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/\.ics$/),
    expect.stringMatching(/^INV-\d{4}-\d{4}\.pdf$/),
    expect.stringMatching(/^R-\d{4}-\d{4}\.pdf$/),
  ]);
  for (const { filename, base64 } of attachments.slice(1)) {
    const { text } = await readPdf(Buffer.from(String(base64), 'base64'));
    expect(text).toContain(filename?.replace('.pdf', ''));
    expect(text).toContain('Ada Lovelace');
  }
  const [stay] = v.parse(listBookings.answer, await staff.read(`/api/admin/bookings?search=${ada.email}`));
  const { documents } = v.parse(
    listBookingDocuments.answer,
    await staff.read(`/api/admin/bookings/${stay?.id}/documents`),
  );
  expect(documents.map(({ number }) => `${number}.pdf`).toSorted()).toEqual(
    attachments
      .slice(1)
      .map(({ filename }) => filename)
      .toSorted(),
  );
});
