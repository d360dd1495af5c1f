import { defineConfig, devices } from '@playwright/test';
import { readShare } from './stack/share.ts';

const share = readShare();

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: `../test-results/${share.current}`,
  shard: share,
  globalSetup: './stack/global-setup.ts',
  // One property, one calendar, and journeys that stop parts: they take turns.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A second try tells a machine of another speed from a broken page; the report names what needed one.
  retries: 1,
  timeout: 45_000,
  globalTimeout: 14 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium', args: flags },
    screenshot: 'only-on-failure',
    // To record each journey took a fifth of their time.
    trace: 'on-first-retry',
  },
});
