import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Workers inherit this, so `proofLength` chooses the long form.
process.env['PROOF'] = 'long';

/** Runs at full length, one at a time, the journeys that `npm test` runs in a short form. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'proofs' }],
  testMatch: ['quick-landing', 'script-budgets', 'stay-*'].map((name) => `**/${name}.journey.ts`),
  outputDir: './test-results/proofs',
  workers: 1,
  retries: 0,
});
