import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findFreePorts, portVariables, type PortName } from '@getaway/local-stack/stack/ports';
import { tellProof } from '@getaway/testing/proof';
import * as v from 'valibot';
import { BackOffice } from '../pages/back-office.page.ts';
import { runDemo, type DemoRun } from './demo-command.ts';

/** Every screen of the back office, and at least how many things a year leaves there. */
const screens = [
  ['dashboard', 'Dashboard', 5],
  ['bookings', 'All Bookings', 20],
  ['inbox', 'Inbox', 3],
  ['inbox?show=closed', 'Inbox', 10],
  ['calendar', 'Calendar', 5],
  ['dates', 'Blocked Dates', 3],
  ['promos', 'Promotion Codes', 3],
  ['services', 'Add-on Services Management', 6],
  ['packages', 'Package Management', 2],
  ['pricing', 'Pricing', 6],
  ['crm', 'Guest CRM', 20],
  ['emails', 'Email Sequences', 1],
  ['newsletter', 'Newsletter Subscribers', 10],
  ['ledger', 'Ledger', 20],
  ['reports', 'Reports', 12],
] as const;

let folder: string;
let running: DemoRun | undefined;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-proof-'));
});
test.afterEach(() => running?.stop());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the demo fills every screen, once, and touches no other data', async ({ browser }) => {
  const dataDir = path.join(folder, 'demo');
  const real = path.join(folder, 'real');
  mkdirSync(real);
  writeFileSync(path.join(real, 'secrets.json'), '{"adminPassword":"of a real house"}');
  const before = filesIn(real);
  const ports = await findFreePorts();
  const environment = {
    ...Object.fromEntries(
      Object.entries(portVariables).map(([name, [variable]]) => [variable, String(ports[name as PortName])]),
    ),
    DATA_DIR: real,
  };

  // The control: real data named as the demo's is seen, and kept.
  const refused = runDemo({ ...environment, DEMO_DATA_DIR: real });
  expect(await refused.ended()).toBe(1);
  expect(refused.said()).toContain("contains data that isn't the demo");
  expect(filesIn(real)).toEqual(before);

  const page = await browser.newPage({ baseURL: `http://localhost:${ports.edge}` });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const first = runDemo({ ...environment, DEMO_DATA_DIR: dataDir });
  running = first;
  await first.ready();
  expect(first.said()).toContain('a year of bookings');
  await new BackOffice(page).signIn({ username: 'admin', password: passwordIn(dataDir) });
  for (const [address, title, least] of screens) {
    await test.step(title, async () => {
      await page.goto(`/admin/${address}`);
      await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
      await expect.poll(() => thingsOn(page)).toBeGreaterThanOrEqual(least);
    });
  }
  await test.step('a question waits in the inbox, and another was answered', async () => {
    const threads = page.getByRole('region', { name: 'Threads' }).getByRole('link');
    await page.goto('/admin/inbox?show=unread');
    await expect(threads.first()).toContainText('new');
    await page.goto('/admin/inbox?show=closed');
    await threads.first().click();
    const messages = page.getByRole('region', { name: 'Thread', exact: true }).getByRole('listitem');
    await expect.poll(() => messages.count()).toBeGreaterThanOrEqual(2);
  });
  const bookings = await countBookings(page);
  expect(bookings).toBeGreaterThan(150);
  await first.stop();

  const again = runDemo({ ...environment, DEMO_DATA_DIR: dataDir });
  running = again;
  await again.ready();
  expect(again.said()).not.toContain('a year of bookings');
  // The session of the first start is one of the demo's data, too.
  expect(await countBookings(page)).toBe(bookings);
  await again.stop();

  expect(filesIn(real)).toEqual(before);
  expect(faults).toEqual([]);
  tellProof({
    proof: 'demo',
    seed: 7,
    size: `${bookings} bookings, ${screens.length} screens, two starts`,
    control: 'a folder with other data: refused, and left as it was',
  });
});

/** Rows and cards of the page, whatever they are made of. */
function thingsOn(page: Page): Promise<number> {
  const main = page.getByRole('main');
  return main.getByRole('listitem').or(main.getByRole('row')).or(main.getByRole('article')).count();
}

async function countBookings(page: Page): Promise<number> {
  const answer = await page.request.get('/api/admin/bookings?limit=1');
  return Number(answer.headers()['x-total-count']);
}

function passwordIn(dataDir: string): string {
  const secrets: unknown = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  return v.parse(v.object({ adminPassword: v.string() }), secrets).adminPassword;
}

/** Each file and folder, those within folders too, with its size and age. */
function filesIn(of: string): [string, number, number][] {
  return readdirSync(of, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(of, name))
    .map((file) => [file, statSync(file).size, statSync(file).mtimeMs]);
}
