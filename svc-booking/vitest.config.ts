import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['@getaway/testing/global-setup'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    env: { TZ: process.env['TEST_TZ'] ?? 'UTC', PROOF: mode === 'proof' ? 'long' : 'short' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}));
