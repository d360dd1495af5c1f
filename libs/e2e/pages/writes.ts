import type { Page } from '@playwright/test';

/** Counts from now on how often the page writes to an address, because a double press must count once. */
export function countWrites(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string): () => number {
  let writes = 0;
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes(path)) writes += 1;
  });
  return () => writes;
}
