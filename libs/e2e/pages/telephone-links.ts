import type { Page } from '@playwright/test';

/** Links to telephone numbers that a finger misses (WCAG 2.5.8) or that no telephone dials; it fails where there are none. */
export async function telephoneFaults(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="tel:"]:visible').evaluateAll((found) =>
    found.map((link) => ({
      address: link.getAttribute('href') ?? '',
      height: link.getBoundingClientRect().height,
    })),
  );
  if (links.length === 0) return ['no link to a telephone number'];
  return links.flatMap(({ address, height }) => [
    ...(height < 24 ? [`${address} is ${height} pixels high`] : []),
    ...(/^tel:\+?\d+$/.test(address) ? [] : [`${address} cannot be dialed`]),
  ]);
}
