import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { bundledProperty } from '@getaway/contracts/property';
import { ensureChromium } from '@getaway/dev-stack/browser/chromium';
import { writtenMails } from './written-mails.ts';

// npm run draw:mails: every mail as a reader sees it, into docs/pictures/mails; the newest text is drawn, so that a
// picture is never older than its mail.

const folder = path.join(import.meta.dirname, '../../docs/pictures/mails');
const width = 640;
const inTheDark = new Set(['booking-confirmed', 'sequence-3-check-in-guide']);
const quality = 0.72;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, html } of await writtenMails(bundledProperty)) {
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
  // Chromium writes WebP itself, so that no other program is needed. As text: it runs in the page.
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const webp = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(source)};
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${quality});
  })()`);
  const file = path.join(folder, `${name}.webp`);
  writeFileSync(file, Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64'));
  process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
  await page.close();
}
