import { expect, test } from '../fixtures.ts';
import { BackOffice } from '../pages/back-office.page.ts';

for (const path of ['/', '/booking', '/privacy-policy', '/admin-login']) {
  test(`${path} opens without breaking the content security policy`, async ({ page, problems }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(problems.all.filter((problem) => !isAnswerToGuest(problem))).toEqual([]);
  });
}

/** The browser reports the 401 by which the sign-in page learns that nobody is signed in. */
function isAnswerToGuest(problem: string): boolean {
  return problem.includes('status of 401');
}

test('every page carries the security headers and a request id', async ({ request }) => {
  const { 'content-security-policy': policy, ...headers } = (await request.get('/')).headers();
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['x-request-id']).toMatch(/^[\w.-]{8,64}$/);
  expect(headers['x-powered-by']).toBeUndefined();
});

test('files with a hash are kept for ever and come packed; pages and manifests are asked for again', async ({
  page,
  request,
}) => {
  const files = new Map<string, Record<string, string>>();
  page.on('response', (answer) => files.set(new URL(answer.url()).pathname, answer.headers()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const [path, headers] of scripts) {
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  const shell = scripts.find(([path]) => path.startsWith('/shell.'));
  expect(shell?.[1]['content-encoding']).toMatch(/^(br|gzip)$/);
  for (const path of ['/', '/config.json', '/remotes/mf-public/mf-manifest.json']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
  }
});

test('a page names its icons and its manifest, and every one of them is there with its own type', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const addresses = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.sort()).toEqual(['/apple-touch-icon.png', '/favicon.svg', '/site.webmanifest']);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  expect(manifest.icons.length).toBeGreaterThan(1);
  // Programs that read no page ask for /favicon.ico.
  const files = [...addresses, ...manifest.icons.map(({ src }) => src), '/favicon.ico'];
  const types: Record<string, RegExp> = {
    svg: /^image\/svg\+xml/,
    png: /^image\/png/,
    ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
    webmanifest: /^application\/manifest\+json/,
  };
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).toMatch(types[file.split('.').at(-1) ?? ''] ?? /^$/);
  }
});

test('an unknown call is a problem and never a page', async ({ request }) => {
  const answer = await request.get('/api/no-such-call', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
});

test('the way from the sign-in to the website loads its page, whose policy lets guests pay', async ({
  page,
}) => {
  await page.goto('/admin-login');
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Back to Website' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/$/);
});

test('the back office also opens at its own address', async ({ page, stack }) => {
  await page.goto(`${stack.urls.admin}/admin-login`);
  await expect(page.getByText('Admin Portal')).toBeVisible();
  await new BackOffice(page).enter(stack.admin, 'dashboard', stack.urls.admin);
  await page.getByRole('link', { name: 'Back to Website' }).click();
  await expect(page).toHaveURL(`${stack.urls.site}/`);
});
