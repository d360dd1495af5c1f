import { defaultExclude, defineConfig } from 'vitest/config';

/** Opens a thousand connections, so it runs isolated from other files. */
const crowdTest = 'src/slow-callers.test.ts';

export default defineConfig(({ mode }) => ({
  test: {
    env: { PROOF: mode === 'proof' ? 'long' : 'short' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      { extends: true, test: { name: 'crowd', include: [crowdTest], isolate: true } },
      {
        extends: true,
        test: {
          name: 'edge',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...defaultExclude, crowdTest],
          // All files share one module cache, which halves the processor time.
          isolate: false,
        },
      },
    ],
  },
}));
