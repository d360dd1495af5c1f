import { defaultExclude, defineConfig } from 'vitest/config';

/** Measures its own process's memory, so it runs isolated from other files. */
const memoryTest = 'tests/many-guests/export-memory.test.ts';

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['@getaway/testing/global-setup'],
    env: { TZ: process.env['TEST_TZ'] ?? 'UTC', PROOF: mode === 'proof' ? 'long' : 'short' },
    // Each service has its own database and broker account, and tests mostly wait.
    maxWorkers: 2,
    // A hang and nothing else: on a busy machine a test may take many times as long as on an idle one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      { extends: true, test: { name: 'memory', include: [memoryTest], isolate: true } },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...defaultExclude, memoryTest],
          // All files share one module cache, which halves the processor time.
          isolate: false,
        },
      },
    ],
  },
}));
