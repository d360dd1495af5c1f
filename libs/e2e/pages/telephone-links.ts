import type { Page } from '@playwright/test';

/** Phone links that are too small for a finger (WCAG 2.5.8) or that no phone dials; fails if there are none. */
export async function telephoneFaults(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="tel:"]:visible').evaluateAll((found) =>
    found.map((link) => ({
      address: link.getAttribute('href') ?? '',
      height: link.getBoundingClientRect().height,
    })),
  );
  if (links.length === 0) return ['no link to a phone number'];
  return links.flatMap(({ address, height }) => [
    ...(height < 24 ? [`${address} is ${height} pixels high`] : []),
    ...(/^tel:\+?\d+$/.test(address) ? [] : [`${address} cannot be dialed`]),
  ]);
}
