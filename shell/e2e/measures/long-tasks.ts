import type { Page } from '@playwright/test';

/** What follows a press is over by then, the wait for the end of typing and an answer included. */
const settleMs = 1_500;

/** Runs a step with the processor so many times slower; answers the longest task that it took, in ms (0 below 50). */
export async function longTasksOf(
  page: Page,
  slowdown: number,
): Promise<(act: () => Promise<void>) => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const tasks: number[] = Object.assign(window, { longTasks: [] }).longTasks;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  const takeTasks = () =>
    page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  return async (act) => {
    await takeTasks();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    await page.waitForTimeout(settleMs);
    const tasks = await takeTasks();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return Math.max(0, ...tasks);
  };
}
