import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['@getaway/testing/global-setup'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    env: { TZ: process.env['TEST_TZ'] ?? 'UTC' },
    // The files share one broker, and a service is one durable consumer on it.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
