import { proofLength } from '@getaway/testing/proof';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { askForLink, bookForGuest } from '../pages/own-stays.ts';
import { StayPage } from '../pages/stay.page.ts';
import { guestNamed, inDays } from './stays.ts';

interface Step {
  readonly name: string;
  readonly days: number;
  readonly what: string;
  /** What the house received without a card, in dollars. */
  readonly cash: number;
  /** The accepted terms of the booking. The second ones have run out: the harness has no other clock. */
  readonly noticeHours?: number;
  /** In dollars; undefined where the page shows none, because the house arranges the payment. */
  readonly refund?: number;
  readonly words: RegExp;
  readonly afterwards: string;
}

const steps: readonly Step[] = [
  {
    ...{ name: 'Nele', days: 450, cash: 0 },
    what: 'unpaid and arranged with the house, it shows no refund',
    words: /so we can’t show a refund here/,
    afterwards: 'Come another time',
  },
  {
    ...{ name: 'Petra', days: 452, cash: 150, refund: 150 },
    what: 'in time, it returns the part that was paid',
    words: /^Full refund until .* at .*\d [AP]M/,
    afterwards: 'We owe you a refund',
  },
  {
    ...{ name: 'Zoe', days: 454, cash: 150, noticeHours: 24 * 500, refund: 0 },
    what: 'after its deadline, it returns nothing',
    words: /^You booked less than 500 days before check-in/,
    afterwards: 'Come another time',
  },
];

// The part that comes back is the one with most to go wrong.
const tried = proofLength({ short: steps.slice(1, 2), long: steps });

for (const { name, days, what, cash, noticeHours, refund, words, afterwards } of tried)
  test(`canceling on the guest’s page: ${what}`, async ({ page, staff, stack, mailbox }) => {
    const guest = guestNamed(name);
    const stay = new StayPage(page);
    const booked = await bookForGuest(staff, guest, [inDays(days), inDays(days + 1)]);
    if (cash > 0)
      await staff.create(`/api/admin/bookings/${booked.id}/payments`, { amount: cash, method: 'cash' });
    if (noticeHours !== undefined)
      await stack.databases.query(
        'booking',
        'update bookings set cancellation_notice_hours = $1 where id = $2',
        [noticeHours, booked.id],
      );
    await stay.open(await askForLink(page, mailbox, booked, guest.email));
    await stay.toggle('Cancel your booking').click();
    await expect(page.getByText(words)).toBeVisible();
    if (refund === undefined) await expect(page.getByText('You get back')).toBeHidden();
    else expect(await stay.figure('You get back')).toBe(refund * 100);
    expect(await faultsAtBothWidths(page), 'the refund').toEqual([]);
    await page.getByRole('button', { name: 'Cancel my booking' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(stay.notices).toContainText('Your booking is canceled.');
    await expect(page.getByRole('heading', { name: afterwards })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Make changes' })).toHaveCount(0);
    expect(await faultsAtBothWidths(page), 'canceled').toEqual([]);
    const newDates = page.getByRole('link', { name: 'Choose new dates' });
    await expect(newDates).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(newDates, 'on paper').toBeHidden();
    await expect(stay.notices, 'on paper').toBeHidden();
    await expect(page.getByRole('heading', { name: afterwards }), 'on paper').toBeVisible();
    await page.emulateMedia({ media: null });
    await mailbox.emailWith(guest.email, 'cancel');
  });
