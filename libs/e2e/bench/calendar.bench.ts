import type { Browser, Page } from '@playwright/test';
import { inTurns, tellBench } from '@getaway/testing/bench';
import { expect, test } from '../fixtures.ts';
import { serveRangePicker } from './range-picker-server.ts';

/** As a mid-range phone is beside this machine, so that differences can be seen. */
const timesSlower = 4;
const clicks = 20;

interface Measured {
  /** From the navigation to the first content on the screen. */
  readonly paintMs: number;
  /** From the navigation to a day that can be chosen. */
  readonly usableMs: number;
  /** From a click on a day to the next layout of the page. */
  readonly clickMs: number;
}

async function measure(browser: Browser, address: string, days: string): Promise<Measured> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await page.goto(address);
  await expect(page.locator(days).first()).toBeVisible();
  const usableMs = await page.evaluate(() => performance.now());
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.waitForLoadState('networkidle');
  const clickMs = await clickDays(page, days);
  await context.close();
  return { paintMs, usableMs, clickMs };
}

/** The median over many clicks, each until React has answered and the browser has laid out. */
async function clickDays(page: Page, days: string): Promise<number> {
  const times: number[] = [];
  for (let click = 0; click < clicks; click += 1) {
    times.push(
      await page.evaluate(
        async ([selector, place]) => {
          const all = document.querySelectorAll<HTMLElement>(selector);
          const day = all[Math.min(all.length - 1, place)];
          if (!day) throw new Error('no day to click');
          const started = performance.now();
          for (const type of ['mousedown', 'mouseup', 'click'])
            day.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
          // React's answer to a click is done with the microtasks after it.
          await Promise.resolve();
          void document.body.offsetHeight;
          return performance.now() - started;
        },
        [days, 2 + (click % 2) * 3] as const,
      ),
    );
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

test('the booking page’s calendar beside React and antd’s range picker alone', async ({ browser, stack }) => {
  const control = await serveRangePicker();
  const measured: Record<'ours' | 'control', Measured[]> = { ours: [], control: [] };
  const ours = async () => {
    // Those that came with the page, until the wizard is there.
    const days = ':is([role="grid"], [data-served="months"]) button:not([aria-disabled="true"], :disabled)';
    measured.ours.push(await measure(browser, `${stack.urls.site}/booking`, days));
    return 0;
  };
  const theirs = async () => {
    const days = 'td.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)';
    measured.control.push(await measure(browser, control.address, days));
    return 0;
  };
  await ours();
  await theirs();
  measured.ours.length = 0;
  measured.control.length = 0;
  await inTurns({ ours, control: theirs });
  control.stop();
  const roundsOf = (figure: keyof Measured) =>
    measured.ours.map((each, round) => ({
      ours: each[figure],
      control: measured.control[round]?.[figure] ?? Number.NaN,
    }));
  const beside = 'React and antd RangePicker alone on a page';
  const slow = `processor ${timesSlower} times slower`;
  tellBench(
    { bench: `booking page to first paint, ${slow}`, control: beside, unit: 'ms' },
    roundsOf('paintMs'),
  );
  tellBench(
    { bench: `booking page to a day that can be chosen, ${slow}`, control: beside, unit: 'ms' },
    roundsOf('usableMs'),
  );
  tellBench({ bench: `choosing a day, ${slow}`, control: beside, unit: 'ms' }, roundsOf('clickMs'));
});
