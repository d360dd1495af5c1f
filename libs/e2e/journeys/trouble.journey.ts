import { expect, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/chat.panel.ts';
import { guestNamed, inDays } from './stays.ts';

test('while the back office is down a guest sees a friendly notice, and Try again recovers', async ({
  page,
  parts,
  fallback,
  landing,
}) => {
  await parts.without('mf-admin', async () => {
    await page.goto('/admin-login');
    await expect(fallback.alert).toBeVisible();
    await expect(fallback.alert).toHaveAttribute('role', 'alert');

    await fallback.tryAgain.click();
    await expect(fallback.tryAgain).toBeEnabled();
    await expect(fallback.alert).toBeVisible();

    await landing.open();
    await expect(landing.heading).toBeVisible();
    await expect(fallback.alert).toBeHidden();
    await page.goto('/admin-login');
    await expect(fallback.alert).toBeVisible();
  });

  await fallback.tryAgain.click();
  await expect(page.getByText('Admin Portal')).toBeVisible();
  await expect(fallback.alert).toBeHidden();
});

test('while the public site is down the back office still opens', async ({ page, parts, fallback }) => {
  await parts.without('mf-public', async () => {
    await page.goto('/');
    await expect(fallback.alert).toBeVisible();
    await page.goto('/admin-login');
    await expect(page.getByText('Admin Portal')).toBeVisible();
    await expect(fallback.alert).toBeHidden();
  });
});

test('when nothing of the application comes, the booking page says what to do', async ({ page }) => {
  await page.route('**/shell.*.js', (route) => route.abort());
  await page.goto('/booking');
  const note = page.getByText('This is taking longer than usual.');
  await expect(note).toBeAttached();
  await expect(note).toBeHidden();
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'reload the page' })).toBeVisible();
});

test('a remote whose styles do not arrive is not shown bare', async ({ page, fallback, landing }) => {
  const styles = /\/remotes\/mf-public\/.*\.css$/;
  await page.route(styles, (route) => route.abort());
  await landing.open();
  await expect(fallback.alert).toBeVisible();
  await expect(landing.reserve.first()).toBeHidden();
  await page.unroute(styles);
  await fallback.tryAgain.click();
  await expect(landing.reserve.first()).toBeVisible();
});

test('while a service is down its calls return 503, and the others continue', async ({ request, parts }) => {
  await parts.without('crm-email', async () => {
    const answer = await request.post('/api/contact', { data: {} });
    expect(answer.status()).toBe(503);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
    expect(answer.headers()['retry-after']).toBeTruthy();
    expect(await answer.json()).toMatchObject({ type: 'unavailable', status: 503 });
    expect((await request.get('/api/unavailable-dates')).status()).toBe(200);
  });
});

test('while svc-booking is down each step of the wizard says so, and continues where it was afterwards', async ({
  page,
  booking,
  parts,
  stack,
}) => {
  test.slow();
  // The page of a guest with a hold comes without nights; others get those of seconds ago.
  await page.context().addCookies([{ name: 'hold', value: 'ended', url: stack.urls.site }]);
  /** Once the service itself was down, the edge's answer in its place is enough. */
  const withoutBookings = async (step: () => Promise<void>) => {
    const everyCall = '**/api/**';
    await page.route(everyCall, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { type: 'unavailable', title: 'Service unavailable', status: 503 },
      }),
    );
    await step();
    await page.unroute(everyCall);
  };
  // The edge gives a service a moment to come back before it reports it as down.
  const away = { timeout: 15_000 };
  const again = page.getByRole('button', { name: 'Try again' });
  const summary = page.getByRole('region', { name: 'Booking summary' });
  await parts.without('booking', async () => {
    await booking.open();
    await expect(page.getByText('We couldn’t load the calendar')).toBeVisible(away);
  });
  await again.click();
  await booking.chooseDates(inDays(178), inDays(179));

  await withoutBookings(async () => {
    await booking.next.click();
    await expect(page.getByText('Failed to check availability. Please try again.').first()).toBeVisible();
  });
  await page.getByRole('button', { name: 'Check again' }).click();
  await booking.next.click();
  await booking.giveDetails(guestNamed('Ugo'));
  await booking.next.click();
  await booking.isAt('addOns');

  await withoutBookings(async () => {
    await page.getByRole('checkbox', { name: 'Fire Pit Evening' }).check();
    await expect(summary.getByText('We couldn’t get the new price.')).toBeVisible();
    await booking.next.click();
    await expect(page.getByText('You haven’t been charged.')).toBeVisible();
    await expect(booking.complete).toBeDisabled();
  });
  // Unless the page has already tried again on its own.
  await again
    .first()
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(booking.heldFor).toBeVisible();
  await expect(summary).toContainText('Fire Pit Evening');

  await withoutBookings(async () => {
    await booking.applyPromo('tenth');
    await expect(page.getByText('We couldn’t check this code.')).toBeVisible();
  });
  await expect(booking.complete).toBeEnabled();
});

test('while svc-crm-email is down the contact form, the signup and the chat say so and keep what was typed', async ({
  page,
  parts,
}) => {
  const chat = new ChatPanel(page);
  const contact = page.getByRole('form', { name: 'Get in Touch' });
  const send = contact.getByRole('button', { name: 'Send Message' });
  const signUp = page.getByRole('button', { name: 'Send me my $50 code' });
  await parts.without('crm-email', async () => {
    await page.goto('/childcare');
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Last name').fill('Lee');
    await page.getByLabel('Email').fill('dana.away@guests.example');
    await signUp.click();
    await expect(page.getByText('Oops!').first()).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Dana');
    await page.goto('/#contact');
    await contact.getByLabel('Your name').fill('Noor');
    await contact.getByLabel('Email').fill('noor.away@guests.example');
    await contact.getByLabel('Message').fill('Is there a crib?');
    await send.click();
    await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
    await chat.opener.click();
    await chat.ask('Is there a hot tub?');
    await expect(chat.log).toContainText('Please contact us directly for assistance.');
  });
  await chat.ask('Is there a hot tub?');
  await expect(chat.log).toContainText('hot tub for 2');
  await page.keyboard.press('Escape');
  await expect(contact.getByLabel('Message')).toHaveValue('Is there a crib?');
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
});
