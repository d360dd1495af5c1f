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
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
