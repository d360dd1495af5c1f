import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 760 } });

const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** A phone of the lower middle on a slow line: four times slower, 1.6 Mbit/s, 150 ms away. */
async function slowDown(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', slowLine);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return browser;
}

interface Painted {
  largestMs: number;
  shifted: number;
}

async function watchPaints(page: Page): Promise<() => Promise<Painted>> {
  await page.addInitScript(() => {
    const painted: Painted = { largestMs: 0, shifted: 0 };
    Object.assign(globalThis, { painted });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) painted.largestMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        painted.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { painted: Painted }).painted);
}

test('a slow phone sees the landing page soon, before any script, and nothing moves', async ({ page }) => {
  await slowDown(page);
  const read = await watchPaints(page);
  // The words and the picture need no script: without it they are there as soon.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.waitForTimeout(2_500);
  const { largestMs, shifted } = await read();
  expect(largestMs).toBeGreaterThan(0);
  // The goal is 1200 ms on a quiet machine; a shared one gets some air.
  expect(largestMs).toBeLessThan(2_000);
  expect(shifted).toBeLessThanOrEqual(0.02);
});

test('taking the page over moves nothing', async ({ page }) => {
  const read = await watchPaints(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect((await read()).shifted).toBeLessThanOrEqual(0.02);
});
