import { expect, test } from '../fixtures.ts';

test('while the back office is away a guest sees a friendly notice, and Try again recovers', async ({
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

test('while the public site is away the back office still opens', async ({ page, parts, fallback }) => {
  await parts.without('mf-public', async () => {
    await page.goto('/');
    await expect(fallback.alert).toBeVisible();
    await page.goto('/admin-login');
    await expect(page.getByText('Admin Portal')).toBeVisible();
    await expect(fallback.alert).toBeHidden();
  });
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

test('while a service is away its calls say so, and the others go on', async ({ request, parts }) => {
  await parts.without('crm-email', async () => {
    const answer = await request.post('/api/contact', { data: {} });
    expect(answer.status()).toBe(503);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
    expect(answer.headers()['retry-after']).toBeTruthy();
    expect(await answer.json()).toMatchObject({ type: 'unavailable', status: 503 });
    expect((await request.get('/api/unavailable-dates')).status()).toBe(200);
  });
});
