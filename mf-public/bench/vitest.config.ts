import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.bench.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
