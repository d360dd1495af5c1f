import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    include: ['*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { PROOF: mode === 'proof' ? 'long' : 'short' },
  },
}));
