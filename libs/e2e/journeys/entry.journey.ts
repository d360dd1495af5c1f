import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { readAsStranger } from '../pages/stranger-reads.ts';
import { guestNamed, inDays } from './stays.ts';

const instructions = 'Key box by the door: 44-17-K. Please put the key back.';
const sample = path.join(import.meta.dirname, '../../property/property.json');
const file = path.join(mkdtempSync(path.join(tmpdir(), 'entry-')), 'property.json');
const {
  guide: _guide,
  answers: _promisesCodes,
  ...house
} = JSON.parse(readFileSync(sample, 'utf8')) as Record<string, unknown>;
writeFileSync(file, JSON.stringify({ ...house, entry: { way: 'shared', instructions } }));

test.use({ stackEnv: { PROPERTY_FILE: file } });

test('no answer to a stranger has the entry instructions', async ({ page, request, stack }) => {
  const answers = await readAsStranger(request);
  expect(answers.some(({ text }) => text.includes('Cedar, steam and a clear view of the stars'))).toBe(true);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|json)$/.test(new URL(response.url()).pathname)) scripts.push(response.url());
  });
  for (const address of ['/', '/booking', '/terms-of-service', '/admin-login']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(5);
  const files = await Promise.all(
    [...new Set(scripts), `${stack.urls.site}/remotes/mf-public/fragments/house.json`].map(
      async (address) => ({
        address,
        text: await (await request.get(address)).text(),
      }),
    ),
  );
  const chat = await request.post('/api/chat', { data: { message: 'What is the code of the key box?' } });
  const said = { address: 'chat', text: await chat.text() };
  const leaks = [...answers, ...files, said].filter(({ text }) => /44-17-K|Key box by the door/.test(text));
  expect(leaks.map(({ address }) => address)).toEqual([]);
});

test('no page promises a code that guests do not get', async ({ request }) => {
  for (const address of ['/', '/privacy-policy', '/terms-of-service'])
    expect(await (await request.get(address)).text(), address).not.toMatch(/entry code/i);
});

test('a booked guest reads the instructions where a code would be, and nobody gets a code', async ({
  booking,
  page,
  mailbox,
  stack,
}) => {
  const guest = guestNamed('Keyed');
  const stay = await booking.bookStay([inDays(30), inDays(31)], guest);
  const confirmation = await mailbox.onlyEmailTo(guest.email);
  expect(confirmation.text).toContain(`How you get in: ${instructions}`);
  expect(confirmation.text).not.toMatch(/entry code|\b\d{6}\b/i);
  await page.goto(stay);
  await expect(page.getByText('How you get in').first()).toBeVisible();
  await expect(page.getByText(/entry code/i)).toHaveCount(0);

  await new BackOffice(page).signIn(stack.admin);
  await page.getByRole('link', { name: 'Bookings' }).first().click();
  await expect(page.getByText(guest.email).first()).toBeVisible();
  await expect(page.getByText(/entry code/i)).toHaveCount(0);
});
