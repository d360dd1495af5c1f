import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { proofLength } from '@getaway/testing/proof';
import { expect, test } from '../fixtures.ts';
import { askForLink, bookForGuest } from '../pages/own-stays.ts';
import { StayPage, stayPathIn } from '../pages/stay.page.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { guestNamed, inDays } from './stays.ts';

const wrongTokens = ['W', 'X', 'Y'].map((letter) => letter.repeat(43));

// The long form reads the logs at their most talkative, from a stack of its own.
test.use({ stackEnv: proofLength({ short: {}, long: { LOG_LEVEL: 'debug' } }) });

test('the link of a stay is in its emails and nowhere else: no log, event, column, or referrer', async ({
  page,
  browser,
  staff,
  stack,
  mailbox,
}) => {
  const guest = guestNamed('Selma');
  const booked = await bookForGuest(staff, guest, [inDays(367), inDays(368)]);
  const stayPath = await askForLink(page, mailbox, booked, guest.email);
  const token = stayPath.replace('/stay/', '');
  expect(token).toHaveLength(43);
  const confirmation = await mailbox.emailWith(guest.email, 'is confirmed');
  expect(stayPathIn(confirmation.text)).toBe(stayPath);
  expect(stayPathIn(confirmation.html)).toBe(stayPath);

  await test.step('the page opens, acts, and loads nothing that learns its address', async () => {
    const referrers: string[] = [];
    page.on('request', (sent) => referrers.push(sent.headers()['referer'] ?? ''));
    const answer = await page.goto(stayPath);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'no-store',
    });
    const stay = new StayPage(page);
    await stay.message.fill('Is there a crib?');
    await stay.send.click();
    await expect(page.getByText('Sent. We’ll answer here and by email.')).toBeVisible();
    expect(referrers.filter((referrer) => referrer.includes('/stay/'))).toEqual([]);
  });

  await test.step('wrong links, as pages, calls, and addresses', async () => {
    for (const wrong of wrongTokens) {
      const headers = { authorization: `Stay ${wrong}` };
      expect((await page.request.get('/api/stay', { headers })).status()).toBe(404);
      for (const address of [`/stay/${wrong}`, `/api/stay/${wrong}`, `/stay/${wrong}/no/page?token=${wrong}`])
        expect((await page.request.get(address)).ok(), address).toBe(false);
    }
  });

  await test.step('without JavaScript it acts, reads no other document, and cancels', async () => {
    const plain = await browser.newPage({ baseURL: stack.urls.site, javaScriptEnabled: false });
    await plain.goto(stayPath);
    await plain.getByLabel('Your message').fill('And a high chair?');
    await plain.getByRole('button', { name: 'Send message' }).click();
    await expect(plain.getByRole('listitem').filter({ hasText: 'And a high chair?' })).toBeVisible();
    await expect(plain.getByRole('status').filter({ hasText: 'Sent. We’ll answer' })).toBeVisible();
    await plain.request.get(`${stayPath}/documents/INV-2026-9999`);
    await plain.getByRole('button', { name: 'Cancel my booking' }).click();
    await plain.getByRole('button', { name: 'Yes, cancel my booking' }).click();
    await expect(plain.getByRole('definition').filter({ hasText: /^\s*Canceled\s*$/ })).toBeVisible();
    await plain.close();
  });
  expect((await mailbox.emailWith(guest.email, 'is canceled')).text).toContain('You canceled');

  const traces = await tracesOf(stack);
  for (const secret of [token, ...wrongTokens])
    expect(traces.filter(({ text }) => text.includes(secret)).map(({ place }) => place)).toEqual([]);
  // The control: each kind of place has what the stay left there.
  const left = { log: '/stay/…', database: booked.bookingReference, events: booked.bookingReference };
  for (const [kind, trace] of Object.entries(left))
    expect(traces.filter(({ text }) => text.includes(trace)).map((found) => found.kind)).toContain(kind);
});

interface Trace {
  readonly kind: 'log' | 'database' | 'events';
  readonly place: string;
  readonly text: string;
}

/** Everything that the site has written: log lines of all parts, rows of all tables, and messages of the broker. */
async function tracesOf({ databases, brokerFolder, writtenLogs }: OwnStack): Promise<Trace[]> {
  const found: Trace[] = [{ kind: 'log', place: 'log', text: readFileSync(writtenLogs, 'utf8') }];
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
