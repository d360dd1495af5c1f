import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { inDays } from './stays.ts';

const guest = { name: 'Selma Secret', email: 'selma@guests.example.com' };
const wrongTokens = ['W', 'X', 'Y'].map((letter) => letter.repeat(43));
const linkIn = /\/stay\/([A-Za-z0-9_-]{43})/;

test('the link of a stay is in its emails and nowhere else: no log, event, column, or referrer', async ({
  page,
  browser,
  request,
  staff,
  stack,
  mailbox,
}) => {
  test.slow();
  const [checkInDate, checkOutDate] = [inDays(367), inDays(368)];
  const { bookingReference } = (await staff.create('/api/admin/bookings', {
    ...{ guestName: guest.name, email: guest.email },
    ...{ checkInDate, checkOutDate },
  })) as { bookingReference: string };
  const confirmation = await mailbox.onlyEmailTo(guest.email);
  const token = linkIn.exec(confirmation.text)?.[1] ?? '';
  expect(token).toHaveLength(43);
  expect(confirmation.html).toContain(token);

  await test.step('the page opens, acts, and loads nothing that learns its address', async () => {
    const referrers: string[] = [];
    page.on('request', (sent) => referrers.push(sent.headers()['referer'] ?? ''));
    const answer = await page.goto(`/stay/${token}`);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'no-store',
    });
    await page.getByLabel('Your message').fill('Is there a crib?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Sent. We’ll answer here and by email.')).toBeVisible();
    expect(referrers.filter((referrer) => referrer.includes('/stay/'))).toEqual([]);
  });

  await test.step('it acts without JavaScript', async () => {
    const plain = await browser.newPage({ baseURL: stack.urls.site, javaScriptEnabled: false });
    await plain.goto(`/stay/${token}`);
    await plain.getByLabel('Write to us').fill('And a high chair?');
    await plain.getByRole('button', { name: 'Send message' }).click();
    await expect(plain.getByRole('listitem').filter({ hasText: 'And a high chair?' })).toBeVisible();
    await plain.goto(`/stay/${token}/documents/INV-2026-9999`);
    await plain.close();
  });

  await test.step('wrong links, as pages, calls, and addresses', async () => {
    for (const wrong of wrongTokens) {
      await page.goto(`/stay/${wrong}`);
      await expect(page.getByRole('heading', { name: 'This link doesn’t open a stay' })).toBeVisible();
      const headers = { authorization: `Stay ${wrong}` };
      expect((await request.get('/api/stay', { headers })).status()).toBe(404);
      await request.get(`/api/stay/${wrong}`);
      await request.get(`/stay/${wrong}/no/such/page?token=${wrong}`);
    }
  });

  await test.step('the lost link is found', async () => {
    const headers = { origin: stack.urls.site };
    const data = { bookingReference, email: guest.email };
    expect((await request.post('/api/find-booking', { data, headers })).status()).toBe(202);
    const found = await mailbox.emailWith(guest.email, `Your stay at Lantern Hollow (${bookingReference})`);
    expect(found.text).toContain(token);
  });

  await test.step('it cancels the stay', async () => {
    await cancelOn(page, token);
    const ended = await mailbox.emailWith(guest.email, 'is canceled');
    expect(ended.text).toContain('You canceled');
  });

  const traces = await tracesOf(stack);
  for (const secret of [token, ...wrongTokens])
    expect(traces.filter(({ text }) => text.includes(secret)).map(({ place }) => place)).toEqual([]);
  // The control: each kind of place has what the booking left there.
  for (const kind of ['log', 'database', 'events'])
    expect(
      traces.some((trace) => trace.kind === kind && trace.text.includes(controls[kind] ?? bookingReference)),
      kind,
    ).toBe(true);
});

/** What a log has of a stay. */
const controls: Readonly<Record<string, string>> = { log: '/stay/…' };

async function cancelOn(page: Page, token: string): Promise<void> {
  const plain = await page.context().browser()?.newPage({ javaScriptEnabled: false });
  if (!plain) throw new Error('the page has no browser');
  await plain.goto(new URL(`/stay/${token}`, page.url()).href);
  await plain.getByRole('button', { name: 'See my refund' }).click();
  await plain.getByRole('button', { name: 'Cancel my booking' }).click();
  await expect(plain.getByRole('definition').filter({ hasText: /^\s*Canceled\s*$/ })).toBeVisible();
  await plain.close();
}

interface Trace {
  readonly kind: 'log' | 'database' | 'events';
  readonly place: string;
  readonly text: string;
}

/** Everything that the site has written: log lines of all parts, rows of all tables, and messages of the broker. */
async function tracesOf({ databases, brokerFolder, logFile }: OwnStack): Promise<Trace[]> {
  const found: Trace[] = [{ kind: 'log', place: 'log', text: readFileSync(logFile, 'utf8') }];
  for (const service of ['booking', 'calendar', 'crm-email'] as const) {
    const tables = await databases.query<{ name: string }>(
      service,
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
         AND has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')`,
    );
    for (const { name } of tables) {
      const rows = await databases.query<{ row: string }>(service, `SELECT t::text AS row FROM ${name} t`);
      found.push({ kind: 'database', place: name, text: rows.map(({ row }) => row).join('\n') });
    }
  }
  for (const file of globSync('**/*.blk', { cwd: brokerFolder }))
    found.push({ kind: 'events', place: file, text: readFileSync(path.join(brokerFolder, file), 'latin1') });
  return found;
}
