import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['@getaway/testing/global-setup'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    env: { TZ: process.env['TEST_TZ'] ?? 'UTC', PROOF: mode === 'proof' ? 'long' : 'short' },
    // Each service has its own database and broker account, and tests mostly wait.
    maxWorkers: 2,
    // What the files import is read once for all of them: half the time on the processor.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
