import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['@getaway/testing/global-setup'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    env: { TZ: process.env['TEST_TZ'] ?? 'UTC', PROOF: mode === 'proof' ? 'long' : 'short' },
    // Each service has its own database and broker account, and tests mostly wait.
    maxWorkers: 2,
    // All files share one module cache, which halves the processor time.
    isolate: false,
    // A hang and nothing else: on a busy machine a test may take many times as long as on an idle one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}));
