import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    include: ['*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { PROOF: mode === 'proof' ? 'long' : 'short' },
  },
}));
