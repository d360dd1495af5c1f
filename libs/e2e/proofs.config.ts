import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Workers inherit this, so `proofLength` chooses the long form.
process.env['PROOF'] = 'long';

const journey = (name: string): string => `**/${name}.journey.ts`;
const guestPage = '{guest-page,stay-*}';

/** Runs at full length, one at a time, the journeys that `npm test` runs in a short form; the guest's page on a laptop and a phone. */
export default defineConfig({
  ...journeys,
  projects: [
    { name: 'proofs', testMatch: ['quick-landing', 'script-budgets', guestPage].map(journey) },
    // The changes are gone through at both widths anyway.
    {
      name: 'phone',
      testMatch: journey(guestPage),
      testIgnore: journey('stay-changes'),
      use: { viewport: { width: 360, height: 800 }, hasTouch: true },
    },
  ],
  outputDir: './test-results/proofs',
  workers: 1,
  retries: 0,
});
