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

/**
 * What axe finds on the current page, as 'rule: where, where'. On the public site with all of its rules: also the
 * experimental ones, targets of 24 pixels, and a contrast of 7 to 1. In the back office with those that are on by default.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settleAndLoadAxe(page);
  return page.evaluate(async () => {
    const { axe } = window;
    if (!axe) throw new Error('axe is not on this page');
    const isPublic = document.querySelector('.site') !== null;
    const all = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    const found = await axe.run(
      {
        exclude: [
          // Nothing runs in the frame of an email's preview, axe neither: it would wait half a minute for its answer.
          ['iframe[sandbox=""]'],
          // They hand the focus on to the next message, and never keep it: `focus-order-semantics` wants a role of them.
          ['[role="region"] > span[tabindex="0"]'],
        ],
      },
      { resultTypes: ['violations'], rules: isPublic ? all : {} },
    );
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/** The texts whose contrast axe cannot judge, because of a picture, a gradient, or what lies over them: a selector of each. */
export async function undecidedText(page: Page, except: string): Promise<string[]> {
  await settleAndLoadAxe(page);
  return page.evaluate(async (left) => {
    const found = await window.axe?.run(
      { exclude: [[left]] },
      { runOnly: ['color-contrast'], resultTypes: ['incomplete'] },
    );
    return found?.incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))) ?? [];
  }, except);
}

/**
 * The faults at the width of a phone and of a laptop, in the page's current state, and the elements that make it scroll
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

async function settleAndLoadAxe(page: Page): Promise<void> {
  // A list that has just been chosen from is on its way out, and outside of all landmarks until then. The one of the
  // office's search is a part of its dialog, and stays.
  await expect(page.locator('.ant-select-dropdown:visible:not(.ant-modal *)')).toHaveCount(0);
  await expect.poll(() => comingOrGoing(page)).toBe(0);
  // Once for each document: reading the script again is most of what a look costs.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script);
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
