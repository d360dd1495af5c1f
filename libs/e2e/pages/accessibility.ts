import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the current page, as 'rule: where, where'. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // A list that has just been chosen from is on its way out, and outside of all landmarks until then.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await expect.poll(() => comingOrGoing(page)).toBe(0);
  // Once for each document: reading the script again is most of what a look costs.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script);
  return page.evaluate(async () => {
    const found = await window.axe?.run(
      // Nothing runs in the frame of an email's preview, axe neither: it would wait half a minute for its answer.
      { exclude: [['iframe[sandbox=""]']] },
      { resultTypes: ['violations'] },
    );
    if (!found) throw new Error('axe is not on this page');
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/**
 * The same at the width of a phone and of a laptop, in the page's current state, and the elements that make it scroll
 * sideways.
 */
export async function faultsAtBothWidths(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await accessibilityFaults(page);
    const shown = await page.evaluate(() => document.documentElement.scrollWidth);
    if (shown > width) found.push(`is ${shown} pixels wide`);
    faults.push(...found.map((fault) => `at ${width} pixels ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return faults;
}

/** How much is fading in or out, because its colors are temporary. Endless and scroll-linked animations are not counted. */
function comingOrGoing(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length,
  );
}
