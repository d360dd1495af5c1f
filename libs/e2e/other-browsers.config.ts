import { defineConfig } from '@playwright/test';
import type { Engine } from './other-browsers/programs.ts';
import journeys from './playwright.config.ts';

const laptop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const of = (engine: Engine) =>
  [laptop, phone].map((size) => ({ name: `${engine} ${size.width}`, use: { engine, size } }));

/** What guests do, in the engines of Firefox and Safari; in Chromium too, for pictures to compare. */
export default defineConfig<{ engine: Engine; size: typeof laptop }>({
  ...journeys,
  testDir: './other-browsers',
  testMatch: '**/*.walk.ts',
  outputDir: './test-results/other-browsers',
  projects: [...of('firefox'), ...of('webkit'), ...of('chromium')],
  workers: 1,
  retries: 0,
});
