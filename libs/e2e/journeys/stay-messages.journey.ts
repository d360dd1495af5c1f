import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { askForLink, bookForGuest } from '../pages/own-stays.ts';
import { StayPage, stayPathIn } from '../pages/stay.page.ts';
import { guestNamed, inDays } from './stays.ts';

test('a guest asks on their page, the office answers, and the answer is on the page and in an email', async ({
  page,
  context,
  staff,
  stack,
  mailbox,
}) => {
  const guest = guestNamed('Mette');
  const question = 'Is there <b>room</b> for two bicycles?\nThey are small.';
  const answer = 'Yes, under the roof by the hot tub.';
  const booked = await bookForGuest(staff, guest, [inDays(458), inDays(459)]);
  const path = await askForLink(page, mailbox, booked, guest.email);
  const stay = new StayPage(page);
  await stay.open(path);

  await test.step('the question is sent once, and is text', async () => {
    await stay.send.click();
    await expect(page.getByText('Message is required')).toBeVisible();
    expect(await faultsAtBothWidths(page), 'no message').toEqual([]);
    await stay.message.fill(question);
    await stay.send.dblclick();
    await expect(page.getByText('Sent. We’ll answer here and by email.')).toBeVisible();
    await expect(stay.conversation.getByRole('listitem')).toHaveCount(1);
    await expect(stay.conversation).toContainText('<b>room</b>');
    await expect(stay.message).toHaveValue('');
    expect(await faultsAtBothWidths(page), 'asked').toEqual([]);
  });

  await test.step('the office finds it beside the booking, and answers', async () => {
    const office = await context.newPage();
    await new BackOffice(office).enter(stack.admin, 'inbox?search=mette');
    const row = office.getByRole('region', { name: 'Threads' }).getByRole('link', { name: guest.firstName });
    await expect(row).toContainText('1 new');
    await row.click();
    const thread = office.getByRole('region', { name: 'Thread', exact: true });
    await expect(thread).toContainText('<b>room</b>');
    await expect(thread).toContainText(booked.bookingReference);
    await thread.getByRole('textbox', { name: 'Reply' }).fill(answer);
    await thread.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(thread.getByRole('listitem').last()).toContainText(answer);
    await office.close();
  });

  await test.step('the answer is on the page and in an email that links there', async () => {
    await page.reload();
    await expect(stay.conversation.getByRole('listitem')).toHaveCount(2);
    await expect(stay.conversation).toContainText(answer);
    expect(await faultsAtBothWidths(page), 'answered').toEqual([]);
    const said = async () => (await mailbox.emailsTo(guest.email)).find(({ text }) => text.includes(answer));
    await expect.poll(said, { timeout: 60_000 }).toBeDefined();
    expect(stayPathIn((await said())?.text ?? '')).toBe(path);
  });
});
