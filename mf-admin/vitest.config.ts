import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['@getaway/web-kit/testing/house'],
    // All files share one module cache, which halves the processor time.
    isolate: false,
  },
});
