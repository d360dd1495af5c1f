import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The configuration of a service's benches, which are in `folder` and run one after the other. */
export function benchConfig(folder: string): ViteUserConfig {
  return defineConfig({
    test: {
      root: folder,
      globalSetup: ['@getaway/testing/global-setup'],
      include: ['*.bench.ts'],
      fileParallelism: false,
      testTimeout: 600_000,
      hookTimeout: 120_000,
    },
  });
}
