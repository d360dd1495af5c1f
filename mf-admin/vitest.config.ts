import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { setupFiles: ['@getaway/web-kit/testing/house'] } });
