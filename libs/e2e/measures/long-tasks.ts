import type { Page } from '@playwright/test';
import type { Step } from './daily-steps.ts';

/** What follows a press is over by then, the wait for the end of typing and an answer included. */
const settleMs = 1_500;

/**
 * Runs a step with the processor so many times slower; answers the longest task that it took, in ms (0 below 50).
 *
 * The place of a press is found before: Playwright looks for it on the page itself, by the roles and names of all there
 * is, which would be counted as a task of the page.
 */
export async function longTasksOf(page: Page, slowdown: number): Promise<(step: Step) => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const tasks: number[] = Object.assign(window, { longTasks: [] }).longTasks;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  const takeTasks = () =>
    page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  return async ([, prepare]) => {
    const act = await prepare();
    await takeTasks();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    await page.waitForTimeout(settleMs);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return Math.max(0, ...(await takeTasks()));
  };
}
