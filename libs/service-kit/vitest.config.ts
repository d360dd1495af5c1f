import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    env: { PROOF: mode === 'proof' ? 'long' : 'short' },
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What the files import is read once for all of them: half the time on the processor.
    isolate: false,
  },
}));
