import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pictures have an address, as in the bundle.
  build: { assetsInlineLimit: 0 },
  test: {
    setupFiles: ['@getaway/web-kit/testing/house'],
    // All files share one module cache, which halves the processor time.
    isolate: false,
  },
});
