import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run demo` from end to end: it starts a site of its own, and filling it takes minutes. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'demo' }],
  testDir: './demo',
  testMatch: '**/*.proof.ts',
  outputDir: './test-results/demo',
  workers: 1,
  retries: 0,
  timeout: 12 * 60_000,
  use: { ...journeys.use, actionTimeout: 20_000 },
});
