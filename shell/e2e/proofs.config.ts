import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// The workers inherit it: journeys that are long proofs run at full length.
process.env['PROOF'] = 'long';

/** What `npm test` runs in a short form, at full length and with nothing else beside it. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'proofs' }],
  testMatch: ['quick-landing', 'script-budgets', 'service-killed'].map((name) => `**/${name}.journey.ts`),
  outputDir: '../test-results/proofs',
  workers: 1,
  retries: 0,
});
