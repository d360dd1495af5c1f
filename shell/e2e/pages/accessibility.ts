import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands, as 'rule: where, where'. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // A list that has just been chosen from is on its way out, and outside of all landmarks until then.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
