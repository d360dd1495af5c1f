import type { Locator, Page } from '@playwright/test';

/** What the shell shows in place of a remote that is down. */
export class FallbackPanel {
  readonly alert: Locator;
  readonly tryAgain: Locator;

  constructor(page: Page) {
    this.alert = page.locator('#shell-fallback');
    this.tryAgain = this.alert.getByRole('button', { name: 'Try again' });
  }
}
