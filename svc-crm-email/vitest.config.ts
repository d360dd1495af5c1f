import { defaultExclude, defineConfig } from 'vitest/config';

/** Measures the memory of its own process, which no other file may have filled. */
const memoryTest = 'tests/many-guests/export-memory.test.ts';

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ['@getaway/testing/global-setup'],
    env: { TZ: process.env['TEST_TZ'] ?? 'UTC', PROOF: mode === 'proof' ? 'long' : 'short' },
    // Each service has a database and a broker account of its own; most of its time a test waits.
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'memory', include: [memoryTest], isolate: true } },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...defaultExclude, memoryTest],
          // What the files import is read once for all of them: half the time on the processor.
          isolate: false,
        },
      },
    ],
  },
}));
