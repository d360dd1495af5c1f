import { expect, it } from 'vitest';
import { atPage } from './at-page.ts';

it('turns to a page and keeps the rest of the address, a date that doesn’t exist included', () => {
  const address = new URLSearchParams('from=2026-02-31&to=2026-12-31&page=9999');
  expect(atPage(address, 1)).toEqual({ from: '2026-02-31', to: '2026-12-31' });
  expect(atPage(address, 3)).toEqual({ from: '2026-02-31', to: '2026-12-31', page: '3' });
});
