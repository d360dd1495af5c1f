import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['@getaway/testing/global-setup'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    env: { TZ: process.env['TEST_TZ'] ?? 'UTC', PROOF: mode === 'proof' ? 'long' : 'short' },
    // It runs last and longest: vitest alone leaves one core idle, which of two is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What the files import is read once for all of them: half the time on the processor.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
