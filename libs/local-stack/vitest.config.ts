import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 300_000,
    // Test files share one module cache, so each import is loaded once.
    isolate: false,
  },
});
