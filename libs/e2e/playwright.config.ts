import { defineConfig, devices } from '@playwright/test';
import { otherEngines, type Engine } from './other-browsers/programs.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ownStack = '**/reservation-limits.journey.ts';

export default defineConfig<{ engine: Engine }>({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: './test-results/journeys',
  // A browser waits most of the time: two of them, each on a stack of its own, keep two cores busy.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A second try, on a new stack, tells a machine of another speed from a broken page; the report names what needed one.
  retries: 1,
  timeout: 240_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  // What needs a stack of its own comes first: at the end, one core would wait for it.
  projects: [
    { name: 'own stack', testMatch: ownStack },
    { name: 'journeys', testIgnore: ownStack },
    // The short form of `other-browsers.config.ts`, where those browsers are installed.
    ...otherEngines().map((engine) => ({
      name: engine,
      testDir: './other-browsers',
      testMatch: '**/*.walk.ts',
      grep: /books by card/,
      use: { engine },
    })),
  ],
  use: {
    ...devices['Desktop Chrome'],
    // Drawn without a graphics card, the lights and steam of the landing page take half of a processor. What is about a
    // first visit or about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium', args: flags },
    // What cannot be clicked for this long never can. Waiting for it until the end of the test would take minutes.
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    // To record each journey took a fifth of their time.
    trace: 'on-first-retry',
  },
});
