import type { Page } from '@playwright/test';
import { dailyTasks, mostPresses, type DailyWork } from './daily-tasks.ts';
import { Hand } from './hand.ts';

export interface Counted {
  readonly name: string;
  readonly before: number;
  readonly most: number;
  readonly presses: number;
  /** Characters of texts. */
  readonly typed: number;
}

/** Does the tasks of a day one after the other, each from the dashboard as it is once all on it is shown. */
export async function countDailyWork(page: Page, work: DailyWork): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const task of dailyTasks) {
    await page.goto('/admin/dashboard');
    await page.waitForLoadState('networkidle');
    const hand = new Hand(page);
    await task.act(hand, page, work);
    const { name, before } = task;
    counted.push({ name, before, most: mostPresses(task), presses: hand.presses, typed: hand.typed });
  }
  return counted;
}
