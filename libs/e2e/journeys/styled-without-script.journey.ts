import { expect, test } from '../fixtures.ts';
import { servedClasses } from '../pages/late-styles.ts';

for (const address of [
  '/',
  '/booking',
  '/childcare',
  '/find-booking',
  '/terms-of-service',
  '/stay/unknown',
]) {
  test(`the page ${address} comes with all of its styles, before its script`, async ({ request, stack }) => {
    const { all, late } = await servedClasses(request, stack.urls.site, address);
    expect(all.length).toBeGreaterThan(5);
    expect(late).toEqual([]);
  });
}
