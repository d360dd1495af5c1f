import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['@getaway/testing/global-setup'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    env: { TZ: process.env['TEST_TZ'] ?? 'UTC', PROOF: mode === 'proof' ? 'long' : 'short' },
    // It runs last and longest: vitest alone would leave one of two cores idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}));
