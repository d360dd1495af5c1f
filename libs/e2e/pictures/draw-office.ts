import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@getaway/infrastructure/browser/chromium';
import { webpOf } from '@getaway/infrastructure/browser/webp';
import * as v from 'valibot';
import { BackOffice } from '../pages/back-office.page.ts';

// npm run draw:office -w libs/e2e: the back office's screens for the hosts' guide, into docs/hosts/pictures. `npm run demo`
// has to run; the site is asked at SITE_URL.

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/hosts/pictures');
const site = process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? '8180'}`;
const secretsFile = path.join(root, process.env['DEMO_DATA_DIR'] ?? '.data-demo', 'secrets.json');
const quality = 0.55;

const screens = [
  ['dashboard', '/admin/dashboard'],
  ['bookings', '/admin/bookings'],
  ['inbox', '/admin/inbox'],
  ['pricing', '/admin/pricing'],
  ['rates', '/admin/rates'],
  ['promo-codes', '/admin/promos'],
  ['calendar', '/admin/calendar'],
  ['block-dates', '/admin/dates'],
  ['guests', '/admin/crm'],
  ['emails', '/admin/emails'],
  ['newsletter', '/admin/newsletter'],
  ['campaigns', '/admin/newsletter?tab=campaigns'],
  ['ledger', '/admin/ledger'],
  ['reports', '/admin/reports'],
  ['reports-tax', '/admin/reports?report=taxes'],
] as const;

const secrets = v.parse(
  v.object({ adminPassword: v.string() }),
  JSON.parse(readFileSync(secretsFile, 'utf8')),
);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ baseURL: site, viewport: { width: 1280, height: 860 } });
  const draw = async (name: string): Promise<void> => {
    await page.waitForLoadState('networkidle');
    // On a busy machine the network rests while data is still being drawn.
    await page.waitForFunction(() => document.querySelector('.ant-skeleton, [aria-busy="true"]') === null);
    writeFileSync(path.join(folder, `${name}.webp`), await webpOf(page, await page.screenshot(), quality));
    process.stdout.write(`docs/hosts/pictures/${name}.webp\n`);
  };
  await new BackOffice(page).signIn({ username: 'admin', password: secrets.adminPassword });
  for (const [name, address] of screens) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    await draw(name);
  }
  await page.goto('/admin/crm?search=novak');
  await page
    .getByRole('link', { name: 'View' })
    .or(page.getByRole('button', { name: 'View' }))
    .first()
    .click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  await draw('guest');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: /^Show Setup Checklist/ }).click();
  await page.getByRole('region', { name: 'Set Up Your Site' }).waitFor();
  await draw('set-up');
  await page.getByRole('button', { name: 'Hide Checklist' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
} finally {
  await browser.close();
}
