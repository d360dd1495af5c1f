import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { bundledProperty } from '@getaway/property';
import { ensureChromium } from '@getaway/infrastructure/browser/chromium';
import { webpOf } from '@getaway/infrastructure/browser/webp';
import { writtenEmails } from './written-emails.ts';

// npm run draw:emails: renders every email as a picture into docs/pictures/emails. Pictures are always
// rendered from the current text.

const folder = path.join(import.meta.dirname, '../../docs/pictures/emails');
const width = 640;
const inTheDark = new Set(['booking-confirmed', 'sequence-3-check-in-guide']);
const quality = 0.72;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, html } of await writtenEmails(bundledProperty)) {
    await draw(browser, name, html, 'light');
    if (inTheDark.has(name)) await draw(browser, `${name}-dark`, html, 'dark');
  }
} finally {
  await browser.close();
}

async function draw(from: Browser, name: string, html: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 600 }, colorScheme });
  await page.setContent(html);
  const png = await page.screenshot({ fullPage: true });
  const file = path.join(folder, `${name}.webp`);
  writeFileSync(file, await webpOf(page, png, quality));
  process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
  await page.close();
}
