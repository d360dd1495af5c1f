import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Measurements in the journeys' browser, against the same stack. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'bench' }],
  testDir: './bench',
  testMatch: '**/*.bench.ts',
  workers: 1,
  retries: 0,
  timeout: 240_000,
});
