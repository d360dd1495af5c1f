import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { askForLink, bookForGuest } from '../pages/own-stays.ts';
import { StayPage, stayPathIn } from '../pages/stay.page.ts';
import { guestNamed, inDays } from './stays.ts';

test('a lost link is found from the footer; a changed address ends it, with words on what to do next', async ({
  page,
  context,
  staff,
  mailbox,
}) => {
  const guest = guestNamed('Lotte');
  const newEmail = 'lotte.new@guests.example.com';
  const booked = await bookForGuest(staff, guest, [inDays(456), inDays(457)]);
  const stay = new StayPage(page);

  await test.step('the reference and the address bring the link by email', async () => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find my booking' }).click();
    const ask = page.getByRole('button', { name: 'Email me my link' });
    await ask.click();
    await expect(page.getByLabel('Booking reference')).toBeFocused();
    expect(await faultsAtBothWidths(page), 'nothing typed').toEqual([]);
    await page.getByLabel('Booking reference').fill(booked.bookingReference.toLowerCase());
    await page.getByLabel('Email').fill(guest.email.toUpperCase());
    await ask.click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    expect(await faultsAtBothWidths(page), 'check your email').toEqual([]);
  });
  const { text } = await mailbox.emailWith(guest.email, `(${booked.bookingReference})`);
  await stay.open(stayPathIn(text));
  await expect(page.getByText(`Reference ${booked.bookingReference}`)).toBeVisible();

  await test.step('once the address has changed, an open page says that its link has ended', async () => {
    await stay.toggle('Guests, times, and requests').click();
    await page.getByLabel('Special requests').fill('A bowl for our dog');
    await staff.change(`/api/admin/bookings/${booked.id}`, { email: newEmail });
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('This link no longer opens your stay.')).toBeVisible();
    await expect(page.getByLabel('Special requests')).toHaveValue('A bowl for our dog');
    expect(await faultsAtBothWidths(page), 'an ended link').toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This link doesn’t open a stay' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Find my booking' })).toBeVisible();
    expect(await faultsAtBothWidths(page), 'no stay').toEqual([]);
  });

  await test.step('the new address gets the new link', async () => {
    const fresh = await context.newPage();
    await new StayPage(fresh).open(await askForLink(page, mailbox, booked, newEmail));
    await expect(fresh.getByText(`Reference ${booked.bookingReference}`)).toBeVisible();
  });
});
