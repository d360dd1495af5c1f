import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    env: { PROOF: mode === 'proof' ? 'long' : 'short' },
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // All files share one module cache, which halves the processor time.
    isolate: false,
  },
}));
